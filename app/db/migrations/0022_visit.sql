-- What guests need for their visit: hours, phone, Wi-Fi, links, notice (docs/decisions/058-visit.md).
ALTER TABLE "restaurants" ADD COLUMN "visit" jsonb;
