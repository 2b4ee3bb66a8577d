-- The default fills the rows that are there, so that an update raises no alarm; a new row says null.
ALTER TABLE "jobs" ADD COLUMN "succeeded_at" timestamp (3) with time zone DEFAULT now();
