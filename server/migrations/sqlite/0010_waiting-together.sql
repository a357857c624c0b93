ALTER TABLE `waitlist_entries` ADD `party_id` integer;--> statement-breakpoint
ALTER TABLE `waitlist_entries` ADD `passes` integer;--> statement-breakpoint
ALTER TABLE `waitlist_entries` ADD `tickets` text;