CREATE TABLE `calendar_feeds` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_secret` ON `calendar_feeds` (`secret_hash`);--> statement-breakpoint
CREATE TABLE `data_downloads` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`state` text NOT NULL,
	`secret_hash` text,
	`bytes` integer,
	`asked_at` integer NOT NULL,
	`ready_at` integer,
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `data_downloads_user` ON `data_downloads` (`user_id`,`asked_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `data_downloads_secret` ON `data_downloads` (`secret_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `data_downloads_one` ON `data_downloads` (`user_id`) WHERE "data_downloads"."state" <> 'over';--> statement-breakpoint
CREATE TABLE `account_closings` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`waits_for` text NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `bookings` ADD `changed_at` integer;--> statement-breakpoint
ALTER TABLE `mails` ADD `user_id` integer;