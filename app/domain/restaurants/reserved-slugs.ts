/**
 * First path segments that a restaurant may not use: our own, those that browsers and crawlers
 * request, and those that could be mistaken for ours.
 */
export const reservedSlugs: ReadonlySet<string> = new Set(
  (
    'about account accounts admin administrator api app apple-touch-icon assets auth billing blog ' +
    'build cdn chat chefin contact content dashboard demo-login docs en favicon fonts health ' +
    'healthz help home images img index legal llms.txt local login logout mail manifest menu new oauth ' +
    'preferences pricing privacy public readyz register robots robots.txt root security settings signin signup sitemap sitemap.xml sitemaps ' +
    'static status stripe stripe-webhook support system terms tr webhook well-known www'
  ).split(' '),
)
