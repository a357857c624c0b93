ALTER TABLE "tickets" ADD COLUMN "ages" text;--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "lengthened" boolean;--> statement-breakpoint
ALTER TABLE "booking_refunds" DROP CONSTRAINT "booking_refunds_pk";
--> statement-breakpoint
ALTER TABLE "booking_refunds" ADD CONSTRAINT "booking_refunds_pk" PRIMARY KEY("booking_id","type","credit_id");