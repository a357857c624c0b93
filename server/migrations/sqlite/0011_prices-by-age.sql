CREATE TABLE `schedule_prices` (
	`schedule_id` text NOT NULL,
	`pricing_option_id` integer NOT NULL,
	`position` integer NOT NULL,
	`ages` text,
	PRIMARY KEY(`schedule_id`, `pricing_option_id`),
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pricing_option_id`) REFERENCES `pricing_options`(`id`) ON UPDATE no action ON DELETE no action
);
