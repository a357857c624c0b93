ALTER TABLE "membership_types" ADD COLUMN "min_age" bigint;--> statement-breakpoint
ALTER TABLE "membership_types" ADD COLUMN "max_age" bigint;