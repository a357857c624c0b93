CREATE TABLE "id_blocks" (
	"kind" text PRIMARY KEY NOT NULL,
	"next" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"host" text,
	"currency_code" text NOT NULL,
	"currency_symbol" text NOT NULL,
	"terms_html" text,
	"online_joining" boolean NOT NULL,
	"camps_and_courses" boolean NOT NULL,
	"guest_passes" boolean NOT NULL,
	"paid_booking" boolean NOT NULL,
	"auto_translate" boolean NOT NULL,
	"kiosk_home_url" text
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"id" bigint PRIMARY KEY NOT NULL,
	"revision" text NOT NULL,
	"client_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"search_text" text NOT NULL,
	"description" text,
	"address1" text NOT NULL,
	"address2" text,
	"town" text NOT NULL,
	"area" text,
	"postcode" text NOT NULL,
	"opening_times" text NOT NULL,
	"coordinates" text NOT NULL,
	"timezone" text NOT NULL,
	"camps_and_courses" boolean NOT NULL,
	"migration_on" text,
	"online_joining" boolean NOT NULL,
	"phone" text,
	"email" text,
	"facilities" text NOT NULL,
	"getting_here" text,
	"picture_url" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "themes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"client_id" bigint NOT NULL,
	"venue_id" bigint,
	"theme" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "footers" (
	"id" bigint PRIMARY KEY NOT NULL,
	"client_id" bigint NOT NULL,
	"venue_id" bigint,
	"html" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"revision" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"booking_type" text,
	"parent_id" text,
	"picture_kind" text NOT NULL,
	"cancellation" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_venues" (
	"category_id" text NOT NULL,
	"venue_id" bigint NOT NULL,
	CONSTRAINT "category_venues_pk" PRIMARY KEY("category_id","venue_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"uuid" text NOT NULL,
	"reference" text NOT NULL,
	"roles" text NOT NULL,
	"permissions" text NOT NULL,
	"title" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"first_key" text COLLATE "C" NOT NULL,
	"last_key" text COLLATE "C" NOT NULL,
	"email" text,
	"email_key" text,
	"password_hash" text,
	"email_verified_at" bigint,
	"born_on" text,
	"gender" text,
	"phone" text,
	"address" text NOT NULL,
	"email_opt_in" boolean NOT NULL,
	"sms_opt_in" boolean NOT NULL,
	"phone_opt_in" boolean NOT NULL,
	"post_opt_in" boolean NOT NULL,
	"home_venue_id" bigint,
	"barcode" text,
	"paid_booking" boolean NOT NULL,
	"language" text,
	"source" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linked_users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"relationship" text NOT NULL,
	"confirmed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "tills" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"venue_id" bigint NOT NULL,
	"opened_at" bigint NOT NULL,
	"closed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"visit" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_types" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"monthly_price" bigint NOT NULL,
	"joining_fee" bigint NOT NULL,
	"renewal_fee" bigint NOT NULL,
	"member_price_applies" boolean NOT NULL,
	"venue_ids" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"membership_type_id" bigint NOT NULL,
	"home_venue_id" bigint NOT NULL,
	"starts_on" text NOT NULL,
	"ends_on" text,
	"order_item_id" bigint
);
--> statement-breakpoint
CREATE TABLE "membership_times" (
	"order_item_id" bigint PRIMARY KEY NOT NULL,
	"membership_id" bigint NOT NULL,
	"days" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "membership_times_days" CHECK ("membership_times"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "restrictions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"terms" text NOT NULL,
	"related_category_id" text
);
--> statement-breakpoint
CREATE TABLE "waiver_agreements" (
	"user_id" bigint NOT NULL,
	"restriction_id" bigint NOT NULL,
	"agreed_at" bigint NOT NULL,
	CONSTRAINT "waiver_agreements_pk" PRIMARY KEY("user_id","restriction_id")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" bigint PRIMARY KEY NOT NULL,
	"maximum" bigint,
	"consumed" bigint NOT NULL,
	"online_max" bigint,
	"online_used" bigint,
	"foh_max" bigint,
	"foh_used" bigint,
	"wait_max" bigint,
	"wait_used" bigint NOT NULL,
	CONSTRAINT "places_consumed" CHECK ("places"."consumed" >= 0 and ("places"."maximum" is null or "places"."consumed" <= "places"."maximum")),
	CONSTRAINT "places_split" CHECK (("places"."online_max" is null and "places"."foh_max" is null and "places"."online_used" is null and "places"."foh_used" is null)
          or ("places"."online_used" >= 0 and "places"."online_used" <= "places"."online_max" and "places"."foh_used" >= 0 and "places"."foh_used" <= "places"."foh_max"
            and "places"."online_used" + "places"."foh_used" = "places"."consumed" and "places"."online_max" + "places"."foh_max" = "places"."maximum")),
	CONSTRAINT "places_wait" CHECK ("places"."wait_used" >= 0 and ("places"."wait_used" = 0 or "places"."wait_used" <= "places"."wait_max"))
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" bigint PRIMARY KEY NOT NULL,
	"places_id" bigint NOT NULL,
	"count" bigint NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"cart_item_id" bigint,
	"order_item_id" bigint,
	"waitlist_id" bigint,
	"block_id" bigint,
	"created_at" bigint NOT NULL,
	"released_at" bigint,
	CONSTRAINT "claims_count" CHECK ("claims"."count" >= 1),
	CONSTRAINT "claims_one_holder" CHECK ((case when "claims"."cart_item_id" is null then 0 else 1 end) + (case when "claims"."order_item_id" is null then 0 else 1 end)
          + (case when "claims"."waitlist_id" is null then 0 else 1 end) + (case when "claims"."block_id" is null then 0 else 1 end) = 1)
);
--> statement-breakpoint
CREATE TABLE "day_locks" (
	"kind" text NOT NULL,
	"id" bigint NOT NULL,
	"utc_day" bigint NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "day_locks_pk" PRIMARY KEY("kind","id","utc_day")
);
--> statement-breakpoint
CREATE TABLE "pricing_options" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"reference" text NOT NULL,
	"places_id" bigint
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"pricing_option_id" bigint NOT NULL,
	"audience" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "prices_pk" PRIMARY KEY("pricing_option_id","audience"),
	CONSTRAINT "prices_amount" CHECK ("prices"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" bigint PRIMARY KEY NOT NULL,
	"venue_id" bigint NOT NULL,
	"parent_id" bigint,
	"top_id" bigint NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" text PRIMARY KEY NOT NULL,
	"revision" text NOT NULL,
	"booking_type" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"reference" text NOT NULL,
	"venue_id" bigint NOT NULL,
	"category_id" text NOT NULL,
	"location_id" bigint NOT NULL,
	"friendly_location_name" text,
	"instructors" text NOT NULL,
	"weeks" bigint NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"places_id" bigint,
	"pricing_option_id" bigint,
	"session_pricing_option_id" bigint,
	"bookable_after_start" boolean NOT NULL,
	"booking_strategy" text NOT NULL,
	"allow_anonymous" boolean NOT NULL,
	"waitlist_mode" text,
	"setup_minutes" bigint NOT NULL,
	"teardown_minutes" bigint NOT NULL,
	"waiver_id" bigint,
	"induction_id" bigint,
	"restriction_criteria" text,
	"min_age" bigint,
	"max_age" bigint,
	"age_label" text,
	"bring" text NOT NULL,
	"tags" text NOT NULL,
	"picture_kind" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "schedules_whole_minutes" CHECK ("schedules"."starts_at" % 60000 = 0 and "schedules"."ends_at" % 60000 = 0)
);
--> statement-breakpoint
CREATE TABLE "booking_windows" (
	"schedule_id" text NOT NULL,
	"audience" text NOT NULL,
	"opens_at" bigint,
	"opens_minutes_before" bigint,
	"closes_at" bigint,
	"closes_minutes_before" bigint,
	CONSTRAINT "booking_windows_pk" PRIMARY KEY("schedule_id","audience"),
	CONSTRAINT "booking_windows_whole_minutes" CHECK (coalesce("booking_windows"."opens_at" % 60000, 0) = 0 and coalesce("booking_windows"."closes_at" % 60000, 0) = 0)
);
--> statement-breakpoint
CREATE TABLE "occurrences" (
	"id" text PRIMARY KEY NOT NULL,
	"revision" text NOT NULL,
	"schedule_id" text NOT NULL,
	"venue_id" bigint NOT NULL,
	"category_id" text NOT NULL,
	"booking_type" text NOT NULL,
	"recurrence" bigint NOT NULL,
	"interval_key" text,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"original_starts_at" bigint,
	"original_ends_at" bigint,
	"local_date" text NOT NULL,
	"status" text NOT NULL,
	"places_id" bigint NOT NULL,
	"location_id" bigint,
	"top_location_id" bigint NOT NULL,
	"friendly_location_name" text,
	"instructors" text,
	"deletion_reason" text,
	CONSTRAINT "occurrences_whole_minutes" CHECK ("occurrences"."starts_at" % 60000 = 0 and "occurrences"."ends_at" % 60000 = 0),
	CONSTRAINT "occurrences_length" CHECK ("occurrences"."ends_at" - "occurrences"."starts_at" between 0 and 2678400000)
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"occurrence_id" text NOT NULL,
	"name" text NOT NULL,
	"attendees" bigint NOT NULL,
	"pricing_option_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "tickets_attendees" CHECK ("tickets"."attendees" >= 1)
);
--> statement-breakpoint
CREATE TABLE "instructors" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_instructors" (
	"instructor_id" bigint NOT NULL,
	"schedule_id" text NOT NULL,
	CONSTRAINT "schedule_instructors_pk" PRIMARY KEY("instructor_id","schedule_id")
);
--> statement-breakpoint
CREATE TABLE "closures" (
	"id" bigint PRIMARY KEY NOT NULL,
	"venue_id" bigint NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"message" text NOT NULL,
	"location_ids" text NOT NULL,
	CONSTRAINT "closures_order" CHECK ("closures"."starts_at" < "closures"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "schedule_extras" (
	"schedule_id" text NOT NULL,
	"pricing_option_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "schedule_extras_pk" PRIMARY KEY("schedule_id","pricing_option_id")
);
--> statement-breakpoint
CREATE TABLE "penalties" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"disables_booking" boolean NOT NULL,
	"actions" text NOT NULL,
	"booking_id" bigint,
	"created_at" bigint NOT NULL,
	"places_id" bigint NOT NULL,
	"paid_at" bigint,
	"withdrawn_at" bigint,
	CONSTRAINT "penalties_amount" CHECK ("penalties"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"occurrence_id" text NOT NULL,
	"places_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"count" bigint NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"offer_expires_at" bigint,
	"passed_over" text,
	"told_of" bigint NOT NULL,
	"terms_version" text,
	"created_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "waitlist_entries_count" CHECK ("waitlist_entries"."count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"id" bigint PRIMARY KEY NOT NULL,
	"occurrence_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"count" bigint NOT NULL,
	"channel" text NOT NULL,
	"is_paid" boolean NOT NULL,
	"tender_types" text NOT NULL,
	"payment_reference" text,
	"created_by" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"lifted_at" bigint,
	CONSTRAINT "blocks_count" CHECK ("blocks"."count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "question_sections" (
	"id" bigint PRIMARY KEY NOT NULL,
	"schedule_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"position" bigint NOT NULL,
	"questions" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attendees" (
	"id" bigint PRIMARY KEY NOT NULL,
	"item_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"schedule_id" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"answers" text NOT NULL,
	"entered_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"uuid" text NOT NULL,
	"user_id" bigint NOT NULL,
	"source" text NOT NULL,
	"partner_id" bigint NOT NULL,
	"status" text NOT NULL,
	"version" bigint NOT NULL,
	"hold_expires_at" bigint,
	"extensions_left" bigint NOT NULL,
	"held_since" bigint,
	"payment_uuid" text,
	"locked" boolean NOT NULL,
	"notices" text NOT NULL,
	"lost" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" bigint PRIMARY KEY NOT NULL,
	"cart_id" bigint NOT NULL,
	"purchasable_type" text NOT NULL,
	"purchasable_id" text NOT NULL,
	"pricing_option_id" bigint,
	"pricing_option_name" text,
	"name" text NOT NULL,
	"quantity" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"line_total" bigint NOT NULL,
	"purchased_for_user_id" bigint,
	"benefit_applied" boolean NOT NULL,
	"package_applied" boolean NOT NULL,
	"price_note" text,
	"created_at" bigint NOT NULL,
	"parent_id" bigint,
	"choice" text,
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" >= 1),
	CONSTRAINT "cart_items_total" CHECK ("cart_items"."unit_price" >= 0 and "cart_items"."line_total" = "cart_items"."unit_price" * "cart_items"."quantity")
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	CONSTRAINT "credits_remaining" CHECK ("credits"."remaining" >= 0 and "credits"."remaining" <= "credits"."amount")
);
--> statement-breakpoint
CREATE TABLE "credit_reservations" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"cart_id" bigint NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "credit_reservations_amount" CHECK ("credit_reservations"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "accepted_terms" (
	"version" text PRIMARY KEY NOT NULL,
	"html" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY NOT NULL,
	"uuid" text NOT NULL,
	"cart_id" bigint,
	"user_id" bigint NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"refund_status" text,
	"total" bigint NOT NULL,
	"item_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"paid_at" bigint,
	"till_id" bigint,
	"terms_version" text,
	"terms_accepted_at" bigint,
	CONSTRAINT "orders_total" CHECK ("orders"."total" >= 0),
	CONSTRAINT "orders_terms" CHECK (("orders"."terms_version" is null) = ("orders"."terms_accepted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"parent_id" bigint,
	"purchasable_type" text NOT NULL,
	"purchasable_id" text NOT NULL,
	"pricing_option_id" bigint,
	"pricing_option_name" text,
	"name" text NOT NULL,
	"quantity" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"line_total" bigint NOT NULL,
	"purchased_for_user_id" bigint,
	"benefit_applied" boolean NOT NULL,
	"package_applied" boolean NOT NULL,
	"price_note" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "order_items_pk" PRIMARY KEY("order_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"order_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"tender_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"transaction_uuid" text,
	"reference" text,
	"card_brand" text,
	"card_last_four" text,
	"state" text NOT NULL,
	CONSTRAINT "order_payments_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_payments_amount" CHECK ("order_payments"."amount" > 0),
	CONSTRAINT "order_payments_card" CHECK (("order_payments"."tender_type" = 'online') = ("order_payments"."transaction_uuid" is not null))
);
--> statement-breakpoint
CREATE TABLE "venue_groups" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"friendly_name" text,
	"description" text NOT NULL,
	"venue_group_id" bigint,
	"pricing_option_id" bigint NOT NULL,
	"expiry_value" bigint,
	"expiry_unit" text,
	"sold_online" boolean NOT NULL,
	"for_guests" boolean NOT NULL,
	"picture_kind" text,
	CONSTRAINT "packages_expiry" CHECK (("packages"."expiry_value" is null) = ("packages"."expiry_unit" is null))
);
--> statement-breakpoint
CREATE TABLE "package_venues" (
	"venue_id" bigint NOT NULL,
	"package_id" bigint NOT NULL,
	CONSTRAINT "package_venues_pk" PRIMARY KEY("venue_id","package_id")
);
--> statement-breakpoint
CREATE TABLE "package_contents" (
	"package_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"usages" bigint NOT NULL,
	CONSTRAINT "package_contents_pk" PRIMARY KEY("package_id","position"),
	CONSTRAINT "package_contents_usages" CHECK ("package_contents"."usages" >= 1)
);
--> statement-breakpoint
CREATE TABLE "package_content_options" (
	"package_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"pricing_option_id" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "package_content_options_pk" PRIMARY KEY("package_id","position","pricing_option_id")
);
--> statement-breakpoint
CREATE TABLE "owned_packages" (
	"id" bigint PRIMARY KEY NOT NULL,
	"package_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"name" text NOT NULL,
	"bought_at" bigint NOT NULL,
	"expires_at" bigint,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "owned_package_contents" (
	"owned_package_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"places_id" bigint NOT NULL,
	CONSTRAINT "owned_package_contents_pk" PRIMARY KEY("owned_package_id","position")
);
--> statement-breakpoint
CREATE TABLE "guest_passes" (
	"code" text PRIMARY KEY NOT NULL,
	"owned_package_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"used_at" bigint,
	"let_in_by_id" bigint
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"hosts" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"cart_id" bigint NOT NULL,
	"success_url" text NOT NULL,
	"abort_url" text NOT NULL,
	"expiration_url" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"consumed_at" bigint,
	"order_id" bigint
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"movement_id" text NOT NULL,
	"position" bigint NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "ledger_entries_pk" PRIMARY KEY("movement_id","position")
);
--> statement-breakpoint
CREATE TABLE "payment_settings" (
	"client_id" bigint PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"minimum_amount" bigint NOT NULL,
	"captures_at_once" boolean NOT NULL,
	"refuses_wrong_address" boolean NOT NULL,
	"refuses_without_lookup" boolean NOT NULL,
	"refuses_without_challenge" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry" text NOT NULL,
	"cardholder_name" text,
	"saved_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_setups" (
	"uuid" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"gateway_id" text NOT NULL,
	"state" text NOT NULL,
	"return_token" text NOT NULL,
	"client_origin" text NOT NULL,
	"saved_card_id" bigint,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "card_setups_card" CHECK (("card_setups"."state" = 'succeeded') = ("card_setups"."saved_card_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_sessions" (
	"uuid" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"cart_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"key_hash" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"item_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"transaction_uuid" text
);
--> statement-breakpoint
CREATE TABLE "payment_transactions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"uuid" text NOT NULL,
	"user_id" bigint NOT NULL,
	"selected_user_id" bigint,
	"cart_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"vendor_tx_code" text NOT NULL,
	"gateway_id" text,
	"amount" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"source" text NOT NULL,
	"item_hash" text NOT NULL,
	"payments" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"version" bigint NOT NULL,
	"tries" bigint NOT NULL,
	"leased_until" bigint,
	"return_token" text NOT NULL,
	"session_nonce" text NOT NULL,
	"client_origin" text NOT NULL,
	"challenge" text,
	"challenge_result" text,
	"card_brand" text,
	"card_last_four" text,
	"save_card" boolean NOT NULL,
	"cardholder_name" text,
	"card_expiry" text,
	"card_token" text,
	"problem" text,
	"superseded" boolean NOT NULL,
	"order_id" bigint,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "payment_transactions_amount" CHECK ("payment_transactions"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_transaction_events" (
	"transaction_uuid" text NOT NULL,
	"sequence" bigint NOT NULL,
	"state" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "payment_transaction_events_pk" PRIMARY KEY("transaction_uuid","sequence")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY NOT NULL,
	"uuid" text NOT NULL,
	"order_id" bigint,
	"order_item_id" bigint,
	"tender_type" text NOT NULL,
	"transaction_uuid" text,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"gateway_refund_id" text,
	"credit_id" bigint,
	"given_by" bigint,
	"reason" text,
	"till_id" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "refunds_credit" CHECK (("refunds"."tender_type" = 'credit') = ("refunds"."credit_id" is not null)),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_card" CHECK (("refunds"."tender_type" = 'online') = ("refunds"."transaction_uuid" is not null)),
	CONSTRAINT "refunds_of" CHECK ("refunds"."order_id" is not null or ("refunds"."transaction_uuid" is not null and "refunds"."order_item_id" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_inbox" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"vendor_tx_code" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" bigint,
	"refund_id" text,
	"received_at" bigint NOT NULL,
	"processed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "request_keys" (
	"user_id" bigint NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"transaction_uuid" text,
	"order_id" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "request_keys_pk" PRIMARY KEY("user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "booking_bundles" (
	"id" bigint PRIMARY KEY NOT NULL,
	"schedule_id" text NOT NULL,
	"venue_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"user_id" bigint,
	"cart_id" bigint,
	"item_id" bigint NOT NULL,
	"order_id" bigint,
	"status" text NOT NULL,
	"whole" boolean NOT NULL,
	"price" bigint NOT NULL,
	"answers" text NOT NULL,
	"created_at" bigint NOT NULL,
	"cancelled_at" bigint,
	"cancellation_source" text
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" bigint PRIMARY KEY NOT NULL,
	"bundle_id" bigint,
	"cart_id" bigint,
	"item_id" bigint NOT NULL,
	"occurrence_id" text NOT NULL,
	"schedule_id" text NOT NULL,
	"venue_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"user_id" bigint,
	"count" bigint NOT NULL,
	"exclusive" boolean NOT NULL,
	"price" bigint NOT NULL,
	"order_id" bigint,
	"status" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"attended" boolean,
	"sequence" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"cancelled_at" bigint,
	"cancellation_source" text,
	"cancellation_reason" text,
	"missed_at" bigint,
	CONSTRAINT "bookings_count" CHECK ("bookings"."count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "booking_refunds" (
	"booking_id" bigint NOT NULL,
	"type" text NOT NULL,
	"order_id" bigint NOT NULL,
	"credit_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "booking_refunds_pk" PRIMARY KEY("booking_id","type"),
	CONSTRAINT "booking_refunds_amount" CHECK ("booking_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "integrations" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"driver" text NOT NULL,
	"enabled_event_types" text NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "integration_settings" (
	"type" text PRIMARY KEY NOT NULL,
	"is_enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"due_at" bigint NOT NULL,
	"attempts" bigint NOT NULL,
	CONSTRAINT "jobs_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text_body" text NOT NULL,
	"ics" text,
	"order_id" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"integration_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"user_uuid" text NOT NULL,
	"created_at" bigint NOT NULL,
	"delivered_at" bigint
);
--> statement-breakpoint
ALTER TABLE "venues" ADD CONSTRAINT "venues_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "themes" ADD CONSTRAINT "themes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "themes" ADD CONSTRAINT "themes_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footers" ADD CONSTRAINT "footers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footers" ADD CONSTRAINT "footers_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_venues" ADD CONSTRAINT "category_venues_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_venues" ADD CONSTRAINT "category_venues_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_home_venue_id_venues_id_fk" FOREIGN KEY ("home_venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_users" ADD CONSTRAINT "linked_users_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_users" ADD CONSTRAINT "linked_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tills" ADD CONSTRAINT "tills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tills" ADD CONSTRAINT "tills_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_membership_type_id_membership_types_id_fk" FOREIGN KEY ("membership_type_id") REFERENCES "public"."membership_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_home_venue_id_venues_id_fk" FOREIGN KEY ("home_venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_times" ADD CONSTRAINT "membership_times_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_related_category_id_categories_id_fk" FOREIGN KEY ("related_category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiver_agreements" ADD CONSTRAINT "waiver_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiver_agreements" ADD CONSTRAINT "waiver_agreements_restriction_id_restrictions_id_fk" FOREIGN KEY ("restriction_id") REFERENCES "public"."restrictions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_places_id_places_id_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing_options" ADD CONSTRAINT "pricing_options_places_id_places_id_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_pricing_option_id_pricing_options_id_fk" FOREIGN KEY ("pricing_option_id") REFERENCES "public"."pricing_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_parent_id_locations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_places_id_places_id_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_pricing_option_id_pricing_options_id_fk" FOREIGN KEY ("pricing_option_id") REFERENCES "public"."pricing_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_session_pricing_option_id_pricing_options_id_fk" FOREIGN KEY ("session_pricing_option_id") REFERENCES "public"."pricing_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_waiver_id_restrictions_id_fk" FOREIGN KEY ("waiver_id") REFERENCES "public"."restrictions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_induction_id_restrictions_id_fk" FOREIGN KEY ("induction_id") REFERENCES "public"."restrictions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_windows" ADD CONSTRAINT "booking_windows_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occurrences" ADD CONSTRAINT "occurrences_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occurrences" ADD CONSTRAINT "occurrences_places_id_places_id_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occurrences" ADD CONSTRAINT "occurrences_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_occurrence_id_occurrences_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."occurrences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_pricing_option_id_pricing_options_id_fk" FOREIGN KEY ("pricing_option_id") REFERENCES "public"."pricing_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_instructors" ADD CONSTRAINT "schedule_instructors_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_instructors" ADD CONSTRAINT "schedule_instructors_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closures" ADD CONSTRAINT "closures_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_extras" ADD CONSTRAINT "schedule_extras_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_extras" ADD CONSTRAINT "schedule_extras_pricing_option_id_pricing_options_id_fk" FOREIGN KEY ("pricing_option_id") REFERENCES "public"."pricing_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "penalties" ADD CONSTRAINT "penalties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "penalties" ADD CONSTRAINT "penalties_places_id_places_id_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_occurrence_id_occurrences_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."occurrences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_places_id_places_id_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_occurrence_id_occurrences_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."occurrences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_sections" ADD CONSTRAINT "question_sections_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendees" ADD CONSTRAINT "attendees_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendees" ADD CONSTRAINT "attendees_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_purchased_for_user_id_users_id_fk" FOREIGN KEY ("purchased_for_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_parent_id_cart_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cart_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_till_id_tills_id_fk" FOREIGN KEY ("till_id") REFERENCES "public"."tills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_version_accepted_terms_version_fk" FOREIGN KEY ("terms_version") REFERENCES "public"."accepted_terms"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_purchased_for_user_id_users_id_fk" FOREIGN KEY ("purchased_for_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_venue_group_id_venue_groups_id_fk" FOREIGN KEY ("venue_group_id") REFERENCES "public"."venue_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_pricing_option_id_pricing_options_id_fk" FOREIGN KEY ("pricing_option_id") REFERENCES "public"."pricing_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_venues" ADD CONSTRAINT "package_venues_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_venues" ADD CONSTRAINT "package_venues_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_contents" ADD CONSTRAINT "package_contents_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_content_options" ADD CONSTRAINT "package_content_options_pricing_option_id_pricing_options_id_fk" FOREIGN KEY ("pricing_option_id") REFERENCES "public"."pricing_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_packages" ADD CONSTRAINT "owned_packages_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_packages" ADD CONSTRAINT "owned_packages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_packages" ADD CONSTRAINT "owned_packages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_package_contents" ADD CONSTRAINT "owned_package_contents_owned_package_id_owned_packages_id_fk" FOREIGN KEY ("owned_package_id") REFERENCES "public"."owned_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_package_contents" ADD CONSTRAINT "owned_package_contents_places_id_places_id_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_passes" ADD CONSTRAINT "guest_passes_owned_package_id_owned_packages_id_fk" FOREIGN KEY ("owned_package_id") REFERENCES "public"."owned_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_passes" ADD CONSTRAINT "guest_passes_let_in_by_id_users_id_fk" FOREIGN KEY ("let_in_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirect_sessions" ADD CONSTRAINT "redirect_sessions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirect_sessions" ADD CONSTRAINT "redirect_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirect_sessions" ADD CONSTRAINT "redirect_sessions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirect_sessions" ADD CONSTRAINT "redirect_sessions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD CONSTRAINT "payment_settings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_setups" ADD CONSTRAINT "card_setups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD CONSTRAINT "payment_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD CONSTRAINT "payment_sessions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD CONSTRAINT "payment_transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD CONSTRAINT "payment_transactions_selected_user_id_users_id_fk" FOREIGN KEY ("selected_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD CONSTRAINT "payment_transactions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD CONSTRAINT "payment_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_id_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_till_id_tills_id_fk" FOREIGN KEY ("till_id") REFERENCES "public"."tills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_item" FOREIGN KEY ("order_id","order_item_id") REFERENCES "public"."order_items"("order_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_keys" ADD CONSTRAINT "request_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_bundles" ADD CONSTRAINT "booking_bundles_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_bundles" ADD CONSTRAINT "booking_bundles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_bundles" ADD CONSTRAINT "booking_bundles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_bundles" ADD CONSTRAINT "booking_bundles_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_bundles" ADD CONSTRAINT "booking_bundles_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_bundle_id_booking_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."booking_bundles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_occurrence_id_occurrences_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."occurrences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_refunds" ADD CONSTRAINT "booking_refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_refunds" ADD CONSTRAINT "booking_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_refunds" ADD CONSTRAINT "booking_refunds_credit_id_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clients_host" ON "clients" USING btree ("host");--> statement-breakpoint
CREATE UNIQUE INDEX "venues_slug" ON "venues" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "themes_venue" ON "themes" USING btree ("venue_id");--> statement-breakpoint
CREATE UNIQUE INDEX "footers_venue" ON "footers" USING btree ("venue_id");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug" ON "categories" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "users_uuid" ON "users" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "users_reference" ON "users" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "users_barcode" ON "users" USING btree ("barcode");--> statement-breakpoint
CREATE INDEX "users_first" ON "users" USING btree ("first_key","last_key","id");--> statement-breakpoint
CREATE INDEX "users_last" ON "users" USING btree ("last_key","first_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_users_pair" ON "linked_users" USING btree ("owner_id","user_id");--> statement-breakpoint
CREATE INDEX "tills_user" ON "tills" USING btree ("user_id","opened_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tills_one_open" ON "tills" USING btree ("user_id") WHERE "tills"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "access_tokens_user" ON "access_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memberships_item" ON "memberships" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "claims_live" ON "claims" USING btree ("places_id","id") WHERE "claims"."status" = 'live';--> statement-breakpoint
CREATE INDEX "claims_cart_item" ON "claims" USING btree ("cart_item_id") WHERE "claims"."cart_item_id" is not null;--> statement-breakpoint
CREATE INDEX "claims_order_item" ON "claims" USING btree ("order_item_id") WHERE "claims"."order_item_id" is not null;--> statement-breakpoint
CREATE INDEX "claims_waitlist" ON "claims" USING btree ("waitlist_id") WHERE "claims"."waitlist_id" is not null;--> statement-breakpoint
CREATE INDEX "claims_block" ON "claims" USING btree ("block_id") WHERE "claims"."block_id" is not null;--> statement-breakpoint
CREATE INDEX "locations_of_venue" ON "locations" USING btree ("venue_id");--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_slug" ON "schedules" USING btree ("venue_id","category_id","slug");--> statement-breakpoint
CREATE INDEX "schedules_named" ON "schedules" USING btree ("slug","starts_at","id");--> statement-breakpoint
CREATE INDEX "schedules_list" ON "schedules" USING btree ("booking_type","starts_at","id","ends_at","venue_id","category_id");--> statement-breakpoint
CREATE INDEX "schedules_of_venue" ON "schedules" USING btree ("venue_id","booking_type","starts_at","id","ends_at","category_id");--> statement-breakpoint
CREATE INDEX "schedules_of_category" ON "schedules" USING btree ("category_id","booking_type","starts_at","id","ends_at","venue_id");--> statement-breakpoint
CREATE INDEX "schedules_current" ON "schedules" USING btree ("venue_id","ends_at","category_id","starts_at");--> statement-breakpoint
CREATE INDEX "schedules_to_come" ON "schedules" USING btree ("venue_id","category_id","ends_at");--> statement-breakpoint
CREATE INDEX "occurrences_in_time" ON "occurrences" USING btree ("starts_at","id","venue_id");--> statement-breakpoint
CREATE INDEX "occurrences_clashing" ON "occurrences" USING btree ("starts_at","id") WHERE "occurrences"."status" = 'clashing';--> statement-breakpoint
CREATE INDEX "occurrences_own_instructors" ON "occurrences" USING btree ("starts_at","id") WHERE "occurrences"."instructors" is not null;--> statement-breakpoint
CREATE INDEX "occurrences_of_schedule" ON "occurrences" USING btree ("schedule_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "occurrences_of_venue" ON "occurrences" USING btree ("venue_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "occurrences_of_category" ON "occurrences" USING btree ("category_id","venue_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "occurrences_of_places" ON "occurrences" USING btree ("places_id");--> statement-breakpoint
CREATE INDEX "occurrences_at_location" ON "occurrences" USING btree ("top_location_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "tickets_of_occurrence" ON "tickets" USING btree ("occurrence_id","position","id");--> statement-breakpoint
CREATE INDEX "closures_of_venue" ON "closures" USING btree ("venue_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "penalties_user" ON "penalties" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "penalties_booking" ON "penalties" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "waitlist_entries_turn" ON "waitlist_entries" USING btree ("places_id","id") WHERE "waitlist_entries"."status" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waitlist_entries_user" ON "waitlist_entries" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "waitlist_entries_owner" ON "waitlist_entries" USING btree ("owner_id") WHERE "waitlist_entries"."status" in ('waiting', 'offered');--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_one" ON "waitlist_entries" USING btree ("user_id","places_id") WHERE "waitlist_entries"."status" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "blocks_of_occurrence" ON "blocks" USING btree ("occurrence_id","id") WHERE "blocks"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "question_sections_schedule" ON "question_sections" USING btree ("schedule_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attendees_of_item" ON "attendees" USING btree ("item_id","position");--> statement-breakpoint
CREATE INDEX "attendees_of_owner" ON "attendees" USING btree ("owner_id","entered_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_uuid" ON "carts" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open" ON "carts" USING btree ("user_id","source","partner_id") WHERE "carts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "cart_items_cart" ON "cart_items" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "cart_items_membership" ON "cart_items" USING btree ("purchased_for_user_id") WHERE "cart_items"."purchasable_type" = 'membershipRenewal' and "cart_items"."purchased_for_user_id" is not null;--> statement-breakpoint
CREATE INDEX "credits_user" ON "credits" USING btree ("user_id","type");--> statement-breakpoint
CREATE INDEX "credit_reservations_user" ON "credit_reservations" USING btree ("user_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_reservations_one" ON "credit_reservations" USING btree ("cart_id","type") WHERE "credit_reservations"."state" = 'reserved';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_uuid" ON "orders" USING btree ("uuid");--> statement-breakpoint
CREATE INDEX "orders_till" ON "orders" USING btree ("till_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_success" ON "orders" USING btree ("cart_id") WHERE "orders"."status" = 'success';--> statement-breakpoint
CREATE UNIQUE INDEX "packages_option" ON "packages" USING btree ("pricing_option_id");--> statement-breakpoint
CREATE INDEX "package_venues_package" ON "package_venues" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "package_content_options_option" ON "package_content_options" USING btree ("pricing_option_id");--> statement-breakpoint
CREATE INDEX "owned_packages_user" ON "owned_packages" USING btree ("user_id","bought_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "owned_package_contents_places" ON "owned_package_contents" USING btree ("places_id");--> statement-breakpoint
CREATE INDEX "guest_passes_owned_package" ON "guest_passes" USING btree ("owned_package_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_key" ON "partners" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "redirect_sessions_cart" ON "redirect_sessions" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_of_user" ON "saved_cards" USING btree ("user_id","provider","brand","last_four","expiry");--> statement-breakpoint
CREATE UNIQUE INDEX "card_setups_gateway_id" ON "card_setups" USING btree ("provider","gateway_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_setups_return_token" ON "card_setups" USING btree ("return_token");--> statement-breakpoint
CREATE INDEX "card_setups_user" ON "card_setups" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_sessions_key" ON "payment_sessions" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "payment_sessions_cart" ON "payment_sessions" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_transactions_uuid" ON "payment_transactions" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_transactions_vendor_code" ON "payment_transactions" USING btree ("vendor_tx_code");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_transactions_return_token" ON "payment_transactions" USING btree ("return_token");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_transactions_one_live" ON "payment_transactions" USING btree ("cart_id") WHERE "payment_transactions"."state" in ('authorising', 'sca_required', 'authorised', 'completing');--> statement-breakpoint
CREATE INDEX "payment_transactions_refused" ON "payment_transactions" USING btree ("user_id","created_at") WHERE "payment_transactions"."state" = 'failed' and "payment_transactions"."gateway_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_uuid" ON "refunds" USING btree ("uuid");--> statement-breakpoint
CREATE INDEX "refunds_transaction" ON "refunds" USING btree ("transaction_uuid");--> statement-breakpoint
CREATE INDEX "refunds_till" ON "refunds" USING btree ("till_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_unanswered" ON "refunds" USING btree ("transaction_uuid") WHERE "refunds"."gateway_refund_id" is null and "refunds"."state" = 'pending' and "refunds"."order_id" is null;--> statement-breakpoint
CREATE INDEX "webhook_inbox_code" ON "webhook_inbox" USING btree ("vendor_tx_code");--> statement-breakpoint
CREATE INDEX "request_keys_age" ON "request_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "booking_bundles_item" ON "booking_bundles" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "booking_bundles_cart" ON "booking_bundles" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "booking_bundles_order" ON "booking_bundles" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "booking_bundles_user" ON "booking_bundles" USING btree ("user_id","schedule_id");--> statement-breakpoint
CREATE INDEX "bookings_bundle" ON "bookings" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "bookings_item" ON "bookings" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_owner" ON "bookings" USING btree ("owner_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_occurrence" ON "bookings" USING btree ("occurrence_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_cart" ON "bookings" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "bookings_missed" ON "bookings" USING btree ("owner_id","missed_at") WHERE "bookings"."missed_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_time" ON "bookings" USING btree ("starts_at","id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one" ON "bookings" USING btree ("user_id","occurrence_id") WHERE "bookings"."status" <> 'cancelled' and "bookings"."exclusive";--> statement-breakpoint
CREATE INDEX "booking_refunds_order" ON "booking_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "integrations_oldest" ON "integrations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due_at","kind","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "events_newest" ON "events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "events_waiting" ON "events" USING btree ("delivered_at","created_at");