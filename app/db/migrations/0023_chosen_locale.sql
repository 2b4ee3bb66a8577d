-- The sample account has no language until someone chooses one (docs/decisions/061-two-samples.md).
ALTER TABLE "owners" ALTER COLUMN "locale" DROP NOT NULL;