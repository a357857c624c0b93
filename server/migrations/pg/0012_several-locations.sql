ALTER TABLE "schedules" ADD COLUMN "other_location_ids" text;--> statement-breakpoint
ALTER TABLE "occurrences" ADD COLUMN "other_location_ids" text;