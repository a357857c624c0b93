ALTER TABLE "waitlist_entries" ADD COLUMN "party_id" bigint;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "passes" bigint;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "tickets" text;