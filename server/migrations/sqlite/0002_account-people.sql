CREATE TABLE `link_invitations` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`relationship` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`token_hash` text NOT NULL,
	`asked_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`answer` text,
	`answered_at` integer,
	`accepted_by_id` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`accepted_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `link_invitations_token` ON `link_invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `link_invitations_owner` ON `link_invitations` (`owner_id`,`asked_at`,`id`);--> statement-breakpoint
CREATE TABLE `membership_requests` (
	`id` integer PRIMARY KEY NOT NULL,
	`membership_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`from_on` text,
	`months` integer,
	`to_type_id` integer,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	`answered_by_id` integer,
	`reason` text,
	`effect` text,
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_type_id`) REFERENCES `membership_types`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`answered_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `membership_requests_membership` ON `membership_requests` (`membership_id`,`id`);--> statement-breakpoint
CREATE INDEX `membership_requests_status` ON `membership_requests` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`path` text NOT NULL,
	`query` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_searches_name` ON `saved_searches` (`user_id`,`name_key`);--> statement-breakpoint
ALTER TABLE `memberships` ADD `frozen_from` text;--> statement-breakpoint
ALTER TABLE `memberships` ADD `frozen_until` text;--> statement-breakpoint
ALTER TABLE `memberships` ADD `ending_on` text;--> statement-breakpoint
CREATE INDEX `ledger_entries_account` ON `ledger_entries` (`account`);--> statement-breakpoint
CREATE INDEX `refunds_credit` ON `refunds` (`credit_id`) WHERE "refunds"."credit_id" is not null;--> statement-breakpoint
CREATE INDEX `booking_refunds_credit` ON `booking_refunds` (`credit_id`);