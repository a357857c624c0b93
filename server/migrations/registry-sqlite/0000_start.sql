CREATE TABLE `sandboxes` (
	`id` text PRIMARY KEY NOT NULL,
	`offset_ms` integer NOT NULL,
	`frozen_at` integer,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`next_due_at` integer,
	`generation` integer NOT NULL,
	`state` text NOT NULL
);
