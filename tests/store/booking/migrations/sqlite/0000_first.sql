CREATE TABLE `venues` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`parent_id` text,
	FOREIGN KEY (`parent_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `venues_name` ON `venues` (`name`);--> statement-breakpoint
CREATE TABLE `occurrences` (
	`id` text PRIMARY KEY NOT NULL,
	`venue_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`maximum` integer NOT NULL,
	`consumed` integer NOT NULL,
	`price` integer NOT NULL,
	`discount` integer,
	`ends_at` integer,
	`level` integer,
	`note` text,
	`online` integer NOT NULL,
	`visible` integer,
	`attributes` text NOT NULL,
	`extra` text,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "occurrences_capacity" CHECK("occurrences"."consumed" >= 0 and "occurrences"."consumed" <= "occurrences"."maximum")
);
--> statement-breakpoint
CREATE INDEX `occurrences_venue_starts` ON `occurrences` (`venue_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `baskets` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`total` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `baskets_one_open` ON `baskets` (`owner`) WHERE "baskets"."status" = 'open';--> statement-breakpoint
CREATE TABLE `basket_items` (
	`basket_id` text NOT NULL,
	`position` integer NOT NULL,
	`occurrence_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_price` integer NOT NULL,
	PRIMARY KEY(`basket_id`, `position`),
	FOREIGN KEY (`basket_id`) REFERENCES `baskets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`occurrence_id`) REFERENCES `occurrences`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL,
	`worker` text
);
--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`due_at`);--> statement-breakpoint
CREATE TABLE `id_blocks` (
	`kind` text PRIMARY KEY NOT NULL,
	`next` integer NOT NULL
);
