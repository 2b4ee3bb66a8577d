import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The product's whole URL table. */
export default [
  index('routes/home.ts'),
  route('healthz', 'routes/api/healthz.ts'),
  route('readyz', 'routes/api/readyz.ts'),
  route('images/*', 'routes/api/image.ts'),
  route('local/mail', 'routes/local/mail-list.tsx'),
  route('local/mail/:id', 'routes/local/mail.tsx'),
  route('local/mail/:id/html', 'routes/local/mail-html.ts'),
  route(':restaurant', 'routes/guest/menu.tsx'),
  route(':restaurant/chat', 'routes/guest/chat.ts'),
  route(':restaurant/chat/stream', 'routes/guest/chat-stream.ts'),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig
