CREATE TABLE "schedule_prices" (
	"schedule_id" text NOT NULL,
	"pricing_option_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"ages" text,
	CONSTRAINT "schedule_prices_pk" PRIMARY KEY("schedule_id","pricing_option_id")
);
--> statement-breakpoint
ALTER TABLE "schedule_prices" ADD CONSTRAINT "schedule_prices_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_prices" ADD CONSTRAINT "schedule_prices_pricing_option_id_pricing_options_id_fk" FOREIGN KEY ("pricing_option_id") REFERENCES "public"."pricing_options"("id") ON DELETE no action ON UPDATE no action;