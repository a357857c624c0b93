CREATE TABLE "link_invitations" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"relationship" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"token_hash" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"answer" text,
	"answered_at" bigint,
	"accepted_by_id" bigint
);
--> statement-breakpoint
CREATE TABLE "membership_requests" (
	"id" bigint PRIMARY KEY NOT NULL,
	"membership_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"from_on" text,
	"months" bigint,
	"to_type_id" bigint,
	"created_at" bigint NOT NULL,
	"answered_at" bigint,
	"answered_by_id" bigint,
	"reason" text,
	"effect" text
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_key" text COLLATE "C" NOT NULL,
	"path" text NOT NULL,
	"query" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "frozen_from" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "frozen_until" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "ending_on" text;--> statement-breakpoint
ALTER TABLE "link_invitations" ADD CONSTRAINT "link_invitations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_invitations" ADD CONSTRAINT "link_invitations_accepted_by_id_users_id_fk" FOREIGN KEY ("accepted_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_to_type_id_membership_types_id_fk" FOREIGN KEY ("to_type_id") REFERENCES "public"."membership_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "link_invitations_token" ON "link_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "link_invitations_owner" ON "link_invitations" USING btree ("owner_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "membership_requests_membership" ON "membership_requests" USING btree ("membership_id","id");--> statement-breakpoint
CREATE INDEX "membership_requests_status" ON "membership_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_name" ON "saved_searches" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account");--> statement-breakpoint
CREATE INDEX "refunds_credit" ON "refunds" USING btree ("credit_id") WHERE "refunds"."credit_id" is not null;--> statement-breakpoint
CREATE INDEX "booking_refunds_credit" ON "booking_refunds" USING btree ("credit_id");