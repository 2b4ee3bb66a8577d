import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The product's whole URL table. */
export default [
  index('routes/home.ts'),
  route('healthz', 'routes/api/healthz.ts'),
  route('readyz', 'routes/api/readyz.ts'),
  route('images/*', 'routes/api/image.ts'),
  route(':restaurant', 'routes/guest/menu.tsx'),
  route(':restaurant/chat', 'routes/guest/chat.ts'),
  route(':restaurant/chat/stream', 'routes/guest/chat-stream.ts'),
] satisfies RouteConfig
