ALTER TABLE `tickets` ADD `ages` text;--> statement-breakpoint
ALTER TABLE `credits` ADD `lengthened` integer;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_booking_refunds` (
	`booking_id` integer NOT NULL,
	`type` text NOT NULL,
	`order_id` integer NOT NULL,
	`credit_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`booking_id`, `type`, `credit_id`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credit_id`) REFERENCES `credits`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_refunds_amount" CHECK("__new_booking_refunds"."amount" > 0)
);
--> statement-breakpoint
INSERT INTO `__new_booking_refunds`("booking_id", "type", "order_id", "credit_id", "amount", "created_at") SELECT "booking_id", "type", "order_id", "credit_id", "amount", "created_at" FROM `booking_refunds`;--> statement-breakpoint
DROP TABLE `booking_refunds`;--> statement-breakpoint
ALTER TABLE `__new_booking_refunds` RENAME TO `booking_refunds`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `booking_refunds_order` ON `booking_refunds` (`order_id`);--> statement-breakpoint
CREATE INDEX `booking_refunds_credit` ON `booking_refunds` (`credit_id`);