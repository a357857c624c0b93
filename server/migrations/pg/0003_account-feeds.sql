CREATE TABLE "calendar_feeds" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_downloads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"secret_hash" text,
	"bytes" bigint,
	"asked_at" bigint NOT NULL,
	"ready_at" bigint,
	"expires_at" bigint
);
--> statement-breakpoint
CREATE TABLE "account_closings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"asked_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"waits_for" text NOT NULL,
	"closed_at" bigint
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "changed_at" bigint;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_downloads" ADD CONSTRAINT "data_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_secret" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "data_downloads_user" ON "data_downloads" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_downloads_secret" ON "data_downloads" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "data_downloads_one" ON "data_downloads" USING btree ("user_id") WHERE "data_downloads"."state" <> 'over';