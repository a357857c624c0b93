CREATE TABLE `email_changes` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_token` ON `email_changes` (`token_hash`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`name` text NOT NULL,
	`media_type` text,
	`bytes` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `documents_user` ON `documents` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_one_photo` ON `documents` (`user_id`) WHERE "documents"."kind" = 'photo' and "documents"."status" = 'kept';--> statement-breakpoint
ALTER TABLE `users` ADD `ethnicity` text;--> statement-breakpoint
ALTER TABLE `users` ADD `disability` text;--> statement-breakpoint
ALTER TABLE `users` ADD `emergency_contact` text;