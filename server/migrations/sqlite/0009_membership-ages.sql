ALTER TABLE `membership_types` ADD `min_age` integer;--> statement-breakpoint
ALTER TABLE `membership_types` ADD `max_age` integer;