CREATE TABLE `id_blocks` (
	`kind` text PRIMARY KEY NOT NULL,
	`next` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `clients` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`host` text,
	`currency_code` text NOT NULL,
	`currency_symbol` text NOT NULL,
	`terms_html` text,
	`online_joining` integer NOT NULL,
	`camps_and_courses` integer NOT NULL,
	`guest_passes` integer NOT NULL,
	`paid_booking` integer NOT NULL,
	`auto_translate` integer NOT NULL,
	`kiosk_home_url` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clients_host` ON `clients` (`host`);--> statement-breakpoint
CREATE TABLE `venues` (
	`id` integer PRIMARY KEY NOT NULL,
	`revision` text NOT NULL,
	`client_id` integer NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`search_text` text NOT NULL,
	`description` text,
	`address1` text NOT NULL,
	`address2` text,
	`town` text NOT NULL,
	`area` text,
	`postcode` text NOT NULL,
	`opening_times` text NOT NULL,
	`coordinates` text NOT NULL,
	`timezone` text NOT NULL,
	`camps_and_courses` integer NOT NULL,
	`migration_on` text,
	`online_joining` integer NOT NULL,
	`phone` text,
	`email` text,
	`facilities` text NOT NULL,
	`getting_here` text,
	`picture_url` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `venues_slug` ON `venues` (`slug`);--> statement-breakpoint
CREATE TABLE `themes` (
	`id` integer PRIMARY KEY NOT NULL,
	`client_id` integer NOT NULL,
	`venue_id` integer,
	`theme` text NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `themes_venue` ON `themes` (`venue_id`);--> statement-breakpoint
CREATE TABLE `footers` (
	`id` integer PRIMARY KEY NOT NULL,
	`client_id` integer NOT NULL,
	`venue_id` integer,
	`html` text NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `footers_venue` ON `footers` (`venue_id`);--> statement-breakpoint
CREATE TABLE `categories` (
	`id` text PRIMARY KEY NOT NULL,
	`revision` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`booking_type` text,
	`parent_id` text,
	`picture_kind` text NOT NULL,
	`cancellation` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_slug` ON `categories` (`slug`);--> statement-breakpoint
CREATE TABLE `category_venues` (
	`category_id` text NOT NULL,
	`venue_id` integer NOT NULL,
	PRIMARY KEY(`category_id`, `venue_id`),
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY NOT NULL,
	`uuid` text NOT NULL,
	`reference` text NOT NULL,
	`roles` text NOT NULL,
	`permissions` text NOT NULL,
	`title` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`first_key` text NOT NULL,
	`last_key` text NOT NULL,
	`email` text,
	`email_key` text,
	`password_hash` text,
	`email_verified_at` integer,
	`born_on` text,
	`gender` text,
	`phone` text,
	`address` text NOT NULL,
	`email_opt_in` integer NOT NULL,
	`sms_opt_in` integer NOT NULL,
	`phone_opt_in` integer NOT NULL,
	`post_opt_in` integer NOT NULL,
	`home_venue_id` integer,
	`barcode` text,
	`paid_booking` integer NOT NULL,
	`language` text,
	`source` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`home_venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_uuid` ON `users` (`uuid`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_reference` ON `users` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_barcode` ON `users` (`barcode`);--> statement-breakpoint
CREATE INDEX `users_first` ON `users` (`first_key`,`last_key`,`id`);--> statement-breakpoint
CREATE INDEX `users_last` ON `users` (`last_key`,`first_key`,`id`);--> statement-breakpoint
CREATE TABLE `linked_users` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`relationship` text NOT NULL,
	`confirmed_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `linked_users_pair` ON `linked_users` (`owner_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `tills` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`venue_id` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tills_user` ON `tills` (`user_id`,`opened_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `tills_one_open` ON `tills` (`user_id`) WHERE "tills"."closed_at" is null;--> statement-breakpoint
CREATE TABLE `access_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`visit` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `access_tokens_user` ON `access_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `access_tokens_expiry` ON `access_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `membership_types` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`monthly_price` integer NOT NULL,
	`joining_fee` integer NOT NULL,
	`renewal_fee` integer NOT NULL,
	`member_price_applies` integer NOT NULL,
	`venue_ids` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `memberships` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`membership_type_id` integer NOT NULL,
	`home_venue_id` integer NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text,
	`order_item_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`membership_type_id`) REFERENCES `membership_types`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`home_venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `memberships_user` ON `memberships` (`user_id`);--> statement-breakpoint
CREATE INDEX `memberships_item` ON `memberships` (`order_item_id`);--> statement-breakpoint
CREATE TABLE `membership_times` (
	`order_item_id` integer PRIMARY KEY NOT NULL,
	`membership_id` integer NOT NULL,
	`days` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`membership_id`) REFERENCES `memberships`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "membership_times_days" CHECK("membership_times"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE `restrictions` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`terms` text NOT NULL,
	`related_category_id` text,
	FOREIGN KEY (`related_category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `waiver_agreements` (
	`user_id` integer NOT NULL,
	`restriction_id` integer NOT NULL,
	`agreed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `restriction_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`restriction_id`) REFERENCES `restrictions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `places` (
	`id` integer PRIMARY KEY NOT NULL,
	`maximum` integer,
	`consumed` integer NOT NULL,
	`online_max` integer,
	`online_used` integer,
	`foh_max` integer,
	`foh_used` integer,
	`wait_max` integer,
	`wait_used` integer NOT NULL,
	CONSTRAINT "places_consumed" CHECK("places"."consumed" >= 0 and ("places"."maximum" is null or "places"."consumed" <= "places"."maximum")),
	CONSTRAINT "places_split" CHECK(("places"."online_max" is null and "places"."foh_max" is null and "places"."online_used" is null and "places"."foh_used" is null)
          or ("places"."online_used" >= 0 and "places"."online_used" <= "places"."online_max" and "places"."foh_used" >= 0 and "places"."foh_used" <= "places"."foh_max"
            and "places"."online_used" + "places"."foh_used" = "places"."consumed" and "places"."online_max" + "places"."foh_max" = "places"."maximum")),
	CONSTRAINT "places_wait" CHECK("places"."wait_used" >= 0 and ("places"."wait_used" = 0 or "places"."wait_used" <= "places"."wait_max"))
);
--> statement-breakpoint
CREATE TABLE `claims` (
	`id` integer PRIMARY KEY NOT NULL,
	`places_id` integer NOT NULL,
	`count` integer NOT NULL,
	`channel` text NOT NULL,
	`status` text NOT NULL,
	`cart_item_id` integer,
	`order_item_id` integer,
	`waitlist_id` integer,
	`block_id` integer,
	`created_at` integer NOT NULL,
	`released_at` integer,
	FOREIGN KEY (`places_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "claims_count" CHECK("claims"."count" >= 1),
	CONSTRAINT "claims_one_holder" CHECK((case when "claims"."cart_item_id" is null then 0 else 1 end) + (case when "claims"."order_item_id" is null then 0 else 1 end)
          + (case when "claims"."waitlist_id" is null then 0 else 1 end) + (case when "claims"."block_id" is null then 0 else 1 end) = 1)
);
--> statement-breakpoint
CREATE INDEX `claims_live` ON `claims` (`places_id`,`id`) WHERE "claims"."status" = 'live';--> statement-breakpoint
CREATE INDEX `claims_cart_item` ON `claims` (`cart_item_id`) WHERE "claims"."cart_item_id" is not null;--> statement-breakpoint
CREATE INDEX `claims_order_item` ON `claims` (`order_item_id`) WHERE "claims"."order_item_id" is not null;--> statement-breakpoint
CREATE INDEX `claims_waitlist` ON `claims` (`waitlist_id`) WHERE "claims"."waitlist_id" is not null;--> statement-breakpoint
CREATE INDEX `claims_block` ON `claims` (`block_id`) WHERE "claims"."block_id" is not null;--> statement-breakpoint
CREATE TABLE `day_locks` (
	`kind` text NOT NULL,
	`id` integer NOT NULL,
	`utc_day` integer NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`kind`, `id`, `utc_day`)
);
--> statement-breakpoint
CREATE TABLE `pricing_options` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`reference` text NOT NULL,
	`places_id` integer,
	FOREIGN KEY (`places_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `prices` (
	`pricing_option_id` integer NOT NULL,
	`audience` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`pricing_option_id`, `audience`),
	FOREIGN KEY (`pricing_option_id`) REFERENCES `pricing_options`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "prices_amount" CHECK("prices"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE `locations` (
	`id` integer PRIMARY KEY NOT NULL,
	`venue_id` integer NOT NULL,
	`parent_id` integer,
	`top_id` integer NOT NULL,
	`name` text NOT NULL,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`parent_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `locations_of_venue` ON `locations` (`venue_id`);--> statement-breakpoint
CREATE TABLE `schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`revision` text NOT NULL,
	`booking_type` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`reference` text NOT NULL,
	`venue_id` integer NOT NULL,
	`category_id` text NOT NULL,
	`location_id` integer NOT NULL,
	`friendly_location_name` text,
	`instructors` text NOT NULL,
	`weeks` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`places_id` integer,
	`pricing_option_id` integer,
	`session_pricing_option_id` integer,
	`bookable_after_start` integer NOT NULL,
	`booking_strategy` text NOT NULL,
	`allow_anonymous` integer NOT NULL,
	`waitlist_mode` text,
	`setup_minutes` integer NOT NULL,
	`teardown_minutes` integer NOT NULL,
	`waiver_id` integer,
	`induction_id` integer,
	`restriction_criteria` text,
	`min_age` integer,
	`max_age` integer,
	`age_label` text,
	`bring` text NOT NULL,
	`tags` text NOT NULL,
	`picture_kind` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`places_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pricing_option_id`) REFERENCES `pricing_options`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`session_pricing_option_id`) REFERENCES `pricing_options`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`waiver_id`) REFERENCES `restrictions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`induction_id`) REFERENCES `restrictions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "schedules_whole_minutes" CHECK("schedules"."starts_at" % 60000 = 0 and "schedules"."ends_at" % 60000 = 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedules_slug` ON `schedules` (`venue_id`,`category_id`,`slug`);--> statement-breakpoint
CREATE INDEX `schedules_named` ON `schedules` (`slug`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `schedules_list` ON `schedules` (`booking_type`,`starts_at`,`id`,`ends_at`,`venue_id`,`category_id`);--> statement-breakpoint
CREATE INDEX `schedules_of_venue` ON `schedules` (`venue_id`,`booking_type`,`starts_at`,`id`,`ends_at`,`category_id`);--> statement-breakpoint
CREATE INDEX `schedules_of_category` ON `schedules` (`category_id`,`booking_type`,`starts_at`,`id`,`ends_at`,`venue_id`);--> statement-breakpoint
CREATE INDEX `schedules_current` ON `schedules` (`venue_id`,`ends_at`,`category_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `schedules_to_come` ON `schedules` (`venue_id`,`category_id`,`ends_at`);--> statement-breakpoint
CREATE TABLE `booking_windows` (
	`schedule_id` text NOT NULL,
	`audience` text NOT NULL,
	`opens_at` integer,
	`opens_minutes_before` integer,
	`closes_at` integer,
	`closes_minutes_before` integer,
	PRIMARY KEY(`schedule_id`, `audience`),
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_windows_whole_minutes" CHECK(coalesce("booking_windows"."opens_at" % 60000, 0) = 0 and coalesce("booking_windows"."closes_at" % 60000, 0) = 0)
);
--> statement-breakpoint
CREATE TABLE `occurrences` (
	`id` text PRIMARY KEY NOT NULL,
	`revision` text NOT NULL,
	`schedule_id` text NOT NULL,
	`venue_id` integer NOT NULL,
	`category_id` text NOT NULL,
	`booking_type` text NOT NULL,
	`recurrence` integer NOT NULL,
	`interval_key` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`original_starts_at` integer,
	`original_ends_at` integer,
	`local_date` text NOT NULL,
	`status` text NOT NULL,
	`places_id` integer NOT NULL,
	`location_id` integer,
	`top_location_id` integer NOT NULL,
	`friendly_location_name` text,
	`instructors` text,
	`deletion_reason` text,
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`places_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "occurrences_whole_minutes" CHECK("occurrences"."starts_at" % 60000 = 0 and "occurrences"."ends_at" % 60000 = 0),
	CONSTRAINT "occurrences_length" CHECK("occurrences"."ends_at" - "occurrences"."starts_at" between 0 and 2678400000)
);
--> statement-breakpoint
CREATE INDEX `occurrences_in_time` ON `occurrences` (`starts_at`,`id`,`venue_id`);--> statement-breakpoint
CREATE INDEX `occurrences_clashing` ON `occurrences` (`starts_at`,`id`) WHERE "occurrences"."status" = 'clashing';--> statement-breakpoint
CREATE INDEX `occurrences_own_instructors` ON `occurrences` (`starts_at`,`id`) WHERE "occurrences"."instructors" is not null;--> statement-breakpoint
CREATE INDEX `occurrences_of_schedule` ON `occurrences` (`schedule_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `occurrences_of_venue` ON `occurrences` (`venue_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `occurrences_of_category` ON `occurrences` (`category_id`,`venue_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `occurrences_of_places` ON `occurrences` (`places_id`);--> statement-breakpoint
CREATE INDEX `occurrences_at_location` ON `occurrences` (`top_location_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE TABLE `tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`occurrence_id` text NOT NULL,
	`name` text NOT NULL,
	`attendees` integer NOT NULL,
	`pricing_option_id` integer NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`occurrence_id`) REFERENCES `occurrences`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pricing_option_id`) REFERENCES `pricing_options`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tickets_attendees" CHECK("tickets"."attendees" >= 1)
);
--> statement-breakpoint
CREATE INDEX `tickets_of_occurrence` ON `tickets` (`occurrence_id`,`position`,`id`);--> statement-breakpoint
CREATE TABLE `instructors` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `schedule_instructors` (
	`instructor_id` integer NOT NULL,
	`schedule_id` text NOT NULL,
	PRIMARY KEY(`instructor_id`, `schedule_id`),
	FOREIGN KEY (`instructor_id`) REFERENCES `instructors`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `closures` (
	`id` integer PRIMARY KEY NOT NULL,
	`venue_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`message` text NOT NULL,
	`location_ids` text NOT NULL,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "closures_order" CHECK("closures"."starts_at" < "closures"."ends_at")
);
--> statement-breakpoint
CREATE INDEX `closures_of_venue` ON `closures` (`venue_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE TABLE `schedule_extras` (
	`schedule_id` text NOT NULL,
	`pricing_option_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`schedule_id`, `pricing_option_id`),
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pricing_option_id`) REFERENCES `pricing_options`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `penalties` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`type` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`disables_booking` integer NOT NULL,
	`actions` text NOT NULL,
	`booking_id` integer,
	`created_at` integer NOT NULL,
	`places_id` integer NOT NULL,
	`paid_at` integer,
	`withdrawn_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`places_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "penalties_amount" CHECK("penalties"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `penalties_user` ON `penalties` (`user_id`);--> statement-breakpoint
CREATE INDEX `penalties_booking` ON `penalties` (`booking_id`);--> statement-breakpoint
CREATE TABLE `waitlist_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`occurrence_id` text NOT NULL,
	`places_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`count` integer NOT NULL,
	`channel` text NOT NULL,
	`status` text NOT NULL,
	`offer_expires_at` integer,
	`passed_over` text,
	`told_of` integer NOT NULL,
	`terms_version` text,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`occurrence_id`) REFERENCES `occurrences`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`places_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "waitlist_entries_count" CHECK("waitlist_entries"."count" >= 1)
);
--> statement-breakpoint
CREATE INDEX `waitlist_entries_turn` ON `waitlist_entries` (`places_id`,`id`) WHERE "waitlist_entries"."status" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX `waitlist_entries_user` ON `waitlist_entries` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `waitlist_entries_owner` ON `waitlist_entries` (`owner_id`) WHERE "waitlist_entries"."status" in ('waiting', 'offered');--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_entries_one` ON `waitlist_entries` (`user_id`,`places_id`) WHERE "waitlist_entries"."status" in ('waiting', 'offered');--> statement-breakpoint
CREATE TABLE `blocks` (
	`id` integer PRIMARY KEY NOT NULL,
	`occurrence_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`count` integer NOT NULL,
	`channel` text NOT NULL,
	`is_paid` integer NOT NULL,
	`tender_types` text NOT NULL,
	`payment_reference` text,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	`lifted_at` integer,
	FOREIGN KEY (`occurrence_id`) REFERENCES `occurrences`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "blocks_count" CHECK("blocks"."count" >= 1)
);
--> statement-breakpoint
CREATE INDEX `blocks_of_occurrence` ON `blocks` (`occurrence_id`,`id`) WHERE "blocks"."lifted_at" is null;--> statement-breakpoint
CREATE TABLE `question_sections` (
	`id` integer PRIMARY KEY NOT NULL,
	`schedule_id` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`position` integer NOT NULL,
	`questions` text NOT NULL,
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `question_sections_schedule` ON `question_sections` (`schedule_id`);--> statement-breakpoint
CREATE TABLE `attendees` (
	`id` integer PRIMARY KEY NOT NULL,
	`item_id` integer NOT NULL,
	`position` integer NOT NULL,
	`schedule_id` text NOT NULL,
	`owner_id` integer NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`answers` text NOT NULL,
	`entered_at` integer NOT NULL,
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attendees_of_item` ON `attendees` (`item_id`,`position`);--> statement-breakpoint
CREATE INDEX `attendees_of_owner` ON `attendees` (`owner_id`,`entered_at`,`id`);--> statement-breakpoint
CREATE TABLE `carts` (
	`id` integer PRIMARY KEY NOT NULL,
	`uuid` text NOT NULL,
	`user_id` integer NOT NULL,
	`source` text NOT NULL,
	`partner_id` integer NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`hold_expires_at` integer,
	`extensions_left` integer NOT NULL,
	`held_since` integer,
	`payment_uuid` text,
	`locked` integer NOT NULL,
	`notices` text NOT NULL,
	`lost` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `carts_uuid` ON `carts` (`uuid`);--> statement-breakpoint
CREATE UNIQUE INDEX `carts_one_open` ON `carts` (`user_id`,`source`,`partner_id`) WHERE "carts"."status" = 'open';--> statement-breakpoint
CREATE TABLE `cart_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`cart_id` integer NOT NULL,
	`purchasable_type` text NOT NULL,
	`purchasable_id` text NOT NULL,
	`pricing_option_id` integer,
	`pricing_option_name` text,
	`name` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_price` integer NOT NULL,
	`line_total` integer NOT NULL,
	`purchased_for_user_id` integer,
	`benefit_applied` integer NOT NULL,
	`package_applied` integer NOT NULL,
	`price_note` text,
	`created_at` integer NOT NULL,
	`parent_id` integer,
	`choice` text,
	FOREIGN KEY (`cart_id`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`purchased_for_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`parent_id`) REFERENCES `cart_items`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cart_items_quantity" CHECK("cart_items"."quantity" >= 1),
	CONSTRAINT "cart_items_total" CHECK("cart_items"."unit_price" >= 0 and "cart_items"."line_total" = "cart_items"."unit_price" * "cart_items"."quantity")
);
--> statement-breakpoint
CREATE INDEX `cart_items_cart` ON `cart_items` (`cart_id`);--> statement-breakpoint
CREATE INDEX `cart_items_membership` ON `cart_items` (`purchased_for_user_id`) WHERE "cart_items"."purchasable_type" = 'membershipRenewal' and "cart_items"."purchased_for_user_id" is not null;--> statement-breakpoint
CREATE TABLE `credits` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`type` text NOT NULL,
	`amount` integer NOT NULL,
	`remaining` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "credits_remaining" CHECK("credits"."remaining" >= 0 and "credits"."remaining" <= "credits"."amount")
);
--> statement-breakpoint
CREATE INDEX `credits_user` ON `credits` (`user_id`,`type`);--> statement-breakpoint
CREATE TABLE `credit_reservations` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`cart_id` integer NOT NULL,
	`type` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cart_id`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "credit_reservations_amount" CHECK("credit_reservations"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `credit_reservations_user` ON `credit_reservations` (`user_id`,`state`);--> statement-breakpoint
CREATE UNIQUE INDEX `credit_reservations_one` ON `credit_reservations` (`cart_id`,`type`) WHERE "credit_reservations"."state" = 'reserved';--> statement-breakpoint
CREATE TABLE `accepted_terms` (
	`version` text PRIMARY KEY NOT NULL,
	`html` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY NOT NULL,
	`uuid` text NOT NULL,
	`cart_id` integer,
	`user_id` integer NOT NULL,
	`source` text NOT NULL,
	`status` text NOT NULL,
	`refund_status` text,
	`total` integer NOT NULL,
	`item_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`till_id` integer,
	`terms_version` text,
	`terms_accepted_at` integer,
	FOREIGN KEY (`cart_id`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`till_id`) REFERENCES `tills`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`terms_version`) REFERENCES `accepted_terms`(`version`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_total" CHECK("orders"."total" >= 0),
	CONSTRAINT "orders_terms" CHECK(("orders"."terms_version" is null) = ("orders"."terms_accepted_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_uuid` ON `orders` (`uuid`);--> statement-breakpoint
CREATE INDEX `orders_till` ON `orders` (`till_id`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_one_success` ON `orders` (`cart_id`) WHERE "orders"."status" = 'success';--> statement-breakpoint
CREATE TABLE `order_items` (
	`order_id` integer NOT NULL,
	`id` integer NOT NULL,
	`parent_id` integer,
	`purchasable_type` text NOT NULL,
	`purchasable_id` text NOT NULL,
	`pricing_option_id` integer,
	`pricing_option_name` text,
	`name` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_price` integer NOT NULL,
	`line_total` integer NOT NULL,
	`purchased_for_user_id` integer,
	`benefit_applied` integer NOT NULL,
	`package_applied` integer NOT NULL,
	`price_note` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`purchased_for_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `order_payments` (
	`order_id` integer NOT NULL,
	`position` integer NOT NULL,
	`tender_type` text NOT NULL,
	`amount` integer NOT NULL,
	`transaction_uuid` text,
	`reference` text,
	`card_brand` text,
	`card_last_four` text,
	`state` text NOT NULL,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_payments_amount" CHECK("order_payments"."amount" > 0),
	CONSTRAINT "order_payments_card" CHECK(("order_payments"."tender_type" = 'online') = ("order_payments"."transaction_uuid" is not null))
);
--> statement-breakpoint
CREATE TABLE `venue_groups` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `packages` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`friendly_name` text,
	`description` text NOT NULL,
	`venue_group_id` integer,
	`pricing_option_id` integer NOT NULL,
	`expiry_value` integer,
	`expiry_unit` text,
	`sold_online` integer NOT NULL,
	`for_guests` integer NOT NULL,
	`picture_kind` text,
	FOREIGN KEY (`venue_group_id`) REFERENCES `venue_groups`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pricing_option_id`) REFERENCES `pricing_options`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "packages_expiry" CHECK(("packages"."expiry_value" is null) = ("packages"."expiry_unit" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `packages_option` ON `packages` (`pricing_option_id`);--> statement-breakpoint
CREATE TABLE `package_venues` (
	`venue_id` integer NOT NULL,
	`package_id` integer NOT NULL,
	PRIMARY KEY(`venue_id`, `package_id`),
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`package_id`) REFERENCES `packages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `package_venues_package` ON `package_venues` (`package_id`);--> statement-breakpoint
CREATE TABLE `package_contents` (
	`package_id` integer NOT NULL,
	`position` integer NOT NULL,
	`usages` integer NOT NULL,
	PRIMARY KEY(`package_id`, `position`),
	FOREIGN KEY (`package_id`) REFERENCES `packages`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "package_contents_usages" CHECK("package_contents"."usages" >= 1)
);
--> statement-breakpoint
CREATE TABLE `package_content_options` (
	`package_id` integer NOT NULL,
	`position` integer NOT NULL,
	`pricing_option_id` integer NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`package_id`, `position`, `pricing_option_id`),
	FOREIGN KEY (`pricing_option_id`) REFERENCES `pricing_options`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `package_content_options_option` ON `package_content_options` (`pricing_option_id`);--> statement-breakpoint
CREATE TABLE `owned_packages` (
	`id` integer PRIMARY KEY NOT NULL,
	`package_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`name` text NOT NULL,
	`bought_at` integer NOT NULL,
	`expires_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`package_id`) REFERENCES `packages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `owned_packages_user` ON `owned_packages` (`user_id`,`bought_at`,`id`);--> statement-breakpoint
CREATE TABLE `owned_package_contents` (
	`owned_package_id` integer NOT NULL,
	`position` integer NOT NULL,
	`places_id` integer NOT NULL,
	PRIMARY KEY(`owned_package_id`, `position`),
	FOREIGN KEY (`owned_package_id`) REFERENCES `owned_packages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`places_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `owned_package_contents_places` ON `owned_package_contents` (`places_id`);--> statement-breakpoint
CREATE TABLE `guest_passes` (
	`code` text PRIMARY KEY NOT NULL,
	`owned_package_id` integer NOT NULL,
	`position` integer NOT NULL,
	`used_at` integer,
	`let_in_by_id` integer,
	FOREIGN KEY (`owned_package_id`) REFERENCES `owned_packages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`let_in_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `guest_passes_owned_package` ON `guest_passes` (`owned_package_id`);--> statement-breakpoint
CREATE TABLE `partners` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`key_hash` text NOT NULL,
	`hosts` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partners_key` ON `partners` (`key_hash`);--> statement-breakpoint
CREATE TABLE `redirect_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`partner_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`cart_id` integer NOT NULL,
	`success_url` text NOT NULL,
	`abort_url` text NOT NULL,
	`expiration_url` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`consumed_at` integer,
	`order_id` integer,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cart_id`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `redirect_sessions_cart` ON `redirect_sessions` (`cart_id`);--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`movement_id` text NOT NULL,
	`position` integer NOT NULL,
	`account` text NOT NULL,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`movement_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `payment_settings` (
	`client_id` integer PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`minimum_amount` integer NOT NULL,
	`captures_at_once` integer NOT NULL,
	`refuses_wrong_address` integer NOT NULL,
	`refuses_without_lookup` integer NOT NULL,
	`refuses_without_challenge` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `saved_cards` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`provider` text NOT NULL,
	`token` text NOT NULL,
	`brand` text NOT NULL,
	`last_four` text NOT NULL,
	`expiry` text NOT NULL,
	`cardholder_name` text,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_cards_of_user` ON `saved_cards` (`user_id`,`provider`,`brand`,`last_four`,`expiry`);--> statement-breakpoint
CREATE TABLE `card_setups` (
	`uuid` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`provider` text NOT NULL,
	`gateway_id` text NOT NULL,
	`state` text NOT NULL,
	`return_token` text NOT NULL,
	`client_origin` text NOT NULL,
	`saved_card_id` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "card_setups_card" CHECK(("card_setups"."state" = 'succeeded') = ("card_setups"."saved_card_id" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_setups_gateway_id` ON `card_setups` (`provider`,`gateway_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `card_setups_return_token` ON `card_setups` (`return_token`);--> statement-breakpoint
CREATE INDEX `card_setups_user` ON `card_setups` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `payment_sessions` (
	`uuid` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`cart_id` integer NOT NULL,
	`provider` text NOT NULL,
	`key_hash` text NOT NULL,
	`amount` integer NOT NULL,
	`currency_code` text NOT NULL,
	`item_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`transaction_uuid` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cart_id`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_sessions_key` ON `payment_sessions` (`key_hash`);--> statement-breakpoint
CREATE INDEX `payment_sessions_cart` ON `payment_sessions` (`cart_id`);--> statement-breakpoint
CREATE TABLE `payment_transactions` (
	`id` integer PRIMARY KEY NOT NULL,
	`uuid` text NOT NULL,
	`user_id` integer NOT NULL,
	`selected_user_id` integer,
	`cart_id` integer NOT NULL,
	`provider` text NOT NULL,
	`vendor_tx_code` text NOT NULL,
	`gateway_id` text,
	`amount` integer NOT NULL,
	`currency_code` text NOT NULL,
	`source` text NOT NULL,
	`item_hash` text NOT NULL,
	`payments` text NOT NULL,
	`request_hash` text NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`tries` integer NOT NULL,
	`leased_until` integer,
	`return_token` text NOT NULL,
	`session_nonce` text NOT NULL,
	`client_origin` text NOT NULL,
	`challenge` text,
	`challenge_result` text,
	`card_brand` text,
	`card_last_four` text,
	`save_card` integer NOT NULL,
	`cardholder_name` text,
	`card_expiry` text,
	`card_token` text,
	`problem` text,
	`superseded` integer NOT NULL,
	`order_id` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`selected_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cart_id`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_transactions_amount" CHECK("payment_transactions"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_transactions_uuid` ON `payment_transactions` (`uuid`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_transactions_vendor_code` ON `payment_transactions` (`vendor_tx_code`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_transactions_return_token` ON `payment_transactions` (`return_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_transactions_one_live` ON `payment_transactions` (`cart_id`) WHERE "payment_transactions"."state" in ('authorising', 'sca_required', 'authorised', 'completing');--> statement-breakpoint
CREATE INDEX `payment_transactions_refused` ON `payment_transactions` (`user_id`,`created_at`) WHERE "payment_transactions"."state" = 'failed' and "payment_transactions"."gateway_id" is not null;--> statement-breakpoint
CREATE TABLE `payment_transaction_events` (
	`transaction_uuid` text NOT NULL,
	`sequence` integer NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`transaction_uuid`, `sequence`)
);
--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` integer PRIMARY KEY NOT NULL,
	`uuid` text NOT NULL,
	`order_id` integer,
	`order_item_id` integer,
	`tender_type` text NOT NULL,
	`transaction_uuid` text,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`gateway_refund_id` text,
	`credit_id` integer,
	`given_by` integer,
	`reason` text,
	`till_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credit_id`) REFERENCES `credits`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`given_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`till_id`) REFERENCES `tills`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`,`order_item_id`) REFERENCES `order_items`(`order_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_credit" CHECK(("refunds"."tender_type" = 'credit') = ("refunds"."credit_id" is not null)),
	CONSTRAINT "refunds_amount" CHECK("refunds"."amount" > 0),
	CONSTRAINT "refunds_card" CHECK(("refunds"."tender_type" = 'online') = ("refunds"."transaction_uuid" is not null)),
	CONSTRAINT "refunds_of" CHECK("refunds"."order_id" is not null or ("refunds"."transaction_uuid" is not null and "refunds"."order_item_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_uuid` ON `refunds` (`uuid`);--> statement-breakpoint
CREATE INDEX `refunds_transaction` ON `refunds` (`transaction_uuid`);--> statement-breakpoint
CREATE INDEX `refunds_till` ON `refunds` (`till_id`);--> statement-breakpoint
CREATE INDEX `refunds_order` ON `refunds` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_one_unanswered` ON `refunds` (`transaction_uuid`) WHERE "refunds"."gateway_refund_id" is null and "refunds"."state" = 'pending' and "refunds"."order_id" is null;--> statement-breakpoint
CREATE TABLE `webhook_inbox` (
	`event_id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`vendor_tx_code` text NOT NULL,
	`state` text NOT NULL,
	`expires_at` integer,
	`refund_id` text,
	`received_at` integer NOT NULL,
	`processed_at` integer
);
--> statement-breakpoint
CREATE INDEX `webhook_inbox_code` ON `webhook_inbox` (`vendor_tx_code`);--> statement-breakpoint
CREATE TABLE `request_keys` (
	`user_id` integer NOT NULL,
	`route` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`transaction_uuid` text,
	`order_id` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `route`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `request_keys_age` ON `request_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `booking_bundles` (
	`id` integer PRIMARY KEY NOT NULL,
	`schedule_id` text NOT NULL,
	`venue_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`user_id` integer,
	`cart_id` integer,
	`item_id` integer NOT NULL,
	`order_id` integer,
	`status` text NOT NULL,
	`whole` integer NOT NULL,
	`price` integer NOT NULL,
	`answers` text NOT NULL,
	`created_at` integer NOT NULL,
	`cancelled_at` integer,
	`cancellation_source` text,
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cart_id`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `booking_bundles_item` ON `booking_bundles` (`item_id`);--> statement-breakpoint
CREATE INDEX `booking_bundles_cart` ON `booking_bundles` (`cart_id`);--> statement-breakpoint
CREATE INDEX `booking_bundles_order` ON `booking_bundles` (`order_id`);--> statement-breakpoint
CREATE INDEX `booking_bundles_user` ON `booking_bundles` (`user_id`,`schedule_id`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` integer PRIMARY KEY NOT NULL,
	`bundle_id` integer,
	`cart_id` integer,
	`item_id` integer NOT NULL,
	`occurrence_id` text NOT NULL,
	`schedule_id` text NOT NULL,
	`venue_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`user_id` integer,
	`count` integer NOT NULL,
	`exclusive` integer NOT NULL,
	`price` integer NOT NULL,
	`order_id` integer,
	`status` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`attended` integer,
	`sequence` integer NOT NULL,
	`created_at` integer NOT NULL,
	`cancelled_at` integer,
	`cancellation_source` text,
	`cancellation_reason` text,
	`missed_at` integer,
	FOREIGN KEY (`bundle_id`) REFERENCES `booking_bundles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cart_id`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`occurrence_id`) REFERENCES `occurrences`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bookings_count" CHECK("bookings"."count" >= 1)
);
--> statement-breakpoint
CREATE INDEX `bookings_bundle` ON `bookings` (`bundle_id`);--> statement-breakpoint
CREATE INDEX `bookings_item` ON `bookings` (`item_id`);--> statement-breakpoint
CREATE INDEX `bookings_user` ON `bookings` (`user_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_owner` ON `bookings` (`owner_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_occurrence` ON `bookings` (`occurrence_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_cart` ON `bookings` (`cart_id`);--> statement-breakpoint
CREATE INDEX `bookings_missed` ON `bookings` (`owner_id`,`missed_at`) WHERE "bookings"."missed_at" is not null;--> statement-breakpoint
CREATE INDEX `bookings_time` ON `bookings` (`starts_at`,`id`,`status`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_one` ON `bookings` (`user_id`,`occurrence_id`) WHERE "bookings"."status" <> 'cancelled' and "bookings"."exclusive";--> statement-breakpoint
CREATE TABLE `booking_refunds` (
	`booking_id` integer NOT NULL,
	`type` text NOT NULL,
	`order_id` integer NOT NULL,
	`credit_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`booking_id`, `type`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credit_id`) REFERENCES `credits`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_refunds_amount" CHECK("booking_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `booking_refunds_order` ON `booking_refunds` (`order_id`);--> statement-breakpoint
CREATE TABLE `integrations` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`driver` text NOT NULL,
	`enabled_event_types` text NOT NULL,
	`is_active` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `integrations_oldest` ON `integrations` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `integration_settings` (
	`type` text PRIMARY KEY NOT NULL,
	`is_enabled` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	PRIMARY KEY(`kind`, `subject`)
);
--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`due_at`,`kind`,`subject`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`to_address` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text_body` text NOT NULL,
	`ics` text,
	`order_id` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_once` ON `mails` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `mails_newest` ON `mails` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`integration_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`user_uuid` text NOT NULL,
	`created_at` integer NOT NULL,
	`delivered_at` integer
);
--> statement-breakpoint
CREATE INDEX `events_newest` ON `events` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `events_waiting` ON `events` (`delivered_at`,`created_at`);