/** How long the audit log is kept. Postgres refuses to delete younger rows (`keep_audit_log`). */
export const activityDays = 400
