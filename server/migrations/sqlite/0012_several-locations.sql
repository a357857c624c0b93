ALTER TABLE `schedules` ADD `other_location_ids` text;--> statement-breakpoint
ALTER TABLE `occurrences` ADD `other_location_ids` text;