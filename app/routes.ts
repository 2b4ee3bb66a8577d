import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The product's whole URL table. */
export default [
  index('routes/landing/landing.tsx'),
  route('healthz', 'routes/api/healthz.ts'),
  route('readyz', 'routes/api/readyz.ts'),
  route('images/*', 'routes/api/image.ts'),
  route('api/stripe-webhook', 'routes/api/stripe-webhook.ts'),
  route('local/stripe/*', 'routes/local/payments.ts'),
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
    route('conversations', 'routes/dashboard/conversations/layout.tsx', [
      index('routes/dashboard/conversations/first.tsx', { id: 'conversations-first' }),
      route('conversation/:conversationId', 'routes/dashboard/conversations/conversation.tsx', {
        id: 'conversation',
      }),
    ]),
    route('conversations/export', 'routes/dashboard/conversations/export.ts'),
    route('conversations/more', 'routes/dashboard/conversations/more.ts'),
    route('conversations/news', 'routes/dashboard/conversations/news.ts'),
    route('account', 'routes/dashboard/account/account.tsx'),
    route('paymentResult', 'routes/dashboard/payment-result/payment-result.tsx'),
    route('account/export', 'routes/dashboard/account/export.ts'),
    // Before its namesake, and no index route: a form sent to this very address is the page's.
    route('menuList', 'routes/dashboard/menu-list/menu-list.tsx'),
    route('menuList', 'routes/dashboard/menu-list/layout.ts', [
      route('order', 'routes/dashboard/menu-list/order.ts'),
      route('menu/:menuId', 'routes/dashboard/menu/layout.ts', [
        index('routes/dashboard/menu/first-page.ts'),
        route('contents', 'routes/dashboard/menu/contents.ts'),
        route('itemList', 'routes/dashboard/dishes/dishes.tsx'),
        route('itemList/order', 'routes/dashboard/dishes/order.ts'),
        route('update', 'routes/dashboard/menu/update/update.tsx'),
        route('instructions', 'routes/dashboard/menu/update/instructions.ts'),
        route('rehearsal', 'routes/dashboard/menu/update/rehearsal.ts'),
        route('menuCategory', 'routes/dashboard/menu/category/category.tsx'),
        route('menuCategory/order', 'routes/dashboard/menu/category/order.ts'),
        route('menuCategory/:categoryId/contents', 'routes/dashboard/menu/category/contents.ts'),
      ]),
    ]),
    route('*', 'routes/not-found.ts', { id: 'dashboard-not-found' }),
  ]),
  route(':restaurant', 'routes/guest/menu.tsx'),
  route(':restaurant/chat', 'routes/guest/chat.ts'),
  route(':restaurant/chat/stream', 'routes/guest/chat-stream.ts'),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig
