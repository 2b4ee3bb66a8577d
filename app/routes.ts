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
  route('preferences', 'routes/api/preferences.ts'),
  route('auth/callback', 'routes/auth/callback.ts'),
  route('auth', 'routes/auth/layout.tsx', [
    route('login', 'routes/auth/login.tsx'),
    route('register', 'routes/auth/register.tsx'),
    route('passwordReset', 'routes/auth/password-reset.tsx'),
    route('newPassword', 'routes/auth/new-password.tsx'),
    route('confirm', 'routes/auth/confirm.tsx'),
    route('*', 'routes/not-found.ts', { id: 'auth-not-found' }),
  ]),
  route('dashboard', 'routes/dashboard/layout.tsx', [
    index('routes/dashboard/home/home.tsx'),
    route('restaurants', 'routes/dashboard/restaurants/restaurants.tsx'),
    route(
      'restaurants/restaurant/:restaurantId',
      'routes/dashboard/restaurants/restaurant/restaurant.tsx',
    ),
    route('account', 'routes/dashboard/account/account.tsx'),
    route('account/export', 'routes/dashboard/account/export.ts'),
    route('*', 'routes/not-found.ts', { id: 'dashboard-not-found' }),
  ]),
  route(':restaurant', 'routes/guest/menu.tsx'),
  route(':restaurant/chat', 'routes/guest/chat.ts'),
  route(':restaurant/chat/stream', 'routes/guest/chat-stream.ts'),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig
