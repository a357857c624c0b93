PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_baskets` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`version` integer NOT NULL,
	`total` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_baskets`("id", "owner", "status", "version", "total") SELECT "id", "owner", "status", "version", "total" FROM `baskets`;--> statement-breakpoint
DROP TABLE `baskets`;--> statement-breakpoint
ALTER TABLE `__new_baskets` RENAME TO `baskets`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `baskets_one_open` ON `baskets` (`owner`) WHERE "baskets"."status" = 'open';