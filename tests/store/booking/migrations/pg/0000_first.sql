CREATE TABLE "venues" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"parent_id" text,
	CONSTRAINT "venues_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "occurrences" (
	"id" text PRIMARY KEY NOT NULL,
	"venue_id" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"maximum" bigint NOT NULL,
	"consumed" bigint NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint,
	"ends_at" bigint,
	"level" bigint,
	"note" text,
	"online" boolean NOT NULL,
	"visible" boolean,
	"attributes" text NOT NULL,
	"extra" text,
	CONSTRAINT "occurrences_capacity" CHECK ("occurrences"."consumed" >= 0 and "occurrences"."consumed" <= "occurrences"."maximum")
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"status" text NOT NULL,
	"version" bigint NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket_items" (
	"basket_id" text NOT NULL,
	"position" bigint NOT NULL,
	"occurrence_id" text NOT NULL,
	"quantity" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	CONSTRAINT "basket_items_pk" PRIMARY KEY("basket_id","position")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"due_at" bigint NOT NULL,
	"worker" text
);
--> statement-breakpoint
CREATE TABLE "id_blocks" (
	"kind" text PRIMARY KEY NOT NULL,
	"next" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "venues" ADD CONSTRAINT "venues_parent_id_venues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occurrences" ADD CONSTRAINT "occurrences_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_basket" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_occurrence" FOREIGN KEY ("occurrence_id") REFERENCES "public"."occurrences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "occurrences_venue_starts" ON "occurrences" USING btree ("venue_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_one_open" ON "baskets" USING btree ("owner") WHERE "baskets"."status" = 'open';--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due_at");