CREATE TABLE "sandboxes" (
	"id" text PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL,
	"frozen_at" bigint,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint NOT NULL,
	"next_due_at" bigint,
	"generation" bigint NOT NULL,
	"state" text NOT NULL
);
