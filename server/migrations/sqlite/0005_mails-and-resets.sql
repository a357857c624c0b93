CREATE TABLE `password_resets` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_resets_token` ON `password_resets` (`token_hash`);--> statement-breakpoint
ALTER TABLE `clients` ADD `calendar_key` text;--> statement-breakpoint
ALTER TABLE `users` ADD `booking_reminders` integer;--> statement-breakpoint
UPDATE `clients` SET `calendar_key` = lower(hex(randomblob(16)));
