/** Addresses of the other pages: only scripts that are fetched late carry them. */

export const signUp = (from?: string) =>
  from ? `/signup?from=${encodeURIComponent(from)}` : '/signup'
export const forgotPassword = () => '/forget-password'
export const resetPassword = () => '/reset-password'
export const users = () => '/dashboard/users'
export const buyers = () => '/dashboard/buyers'
export const sellers = () => '/dashboard/sellers'
export const reports = () => '/dashboard/reports'
export const moderation = () => '/dashboard/moderation'
export const imeiAlarms = () => '/dashboard/imei-alarms'
export const possessionPhotos = () => '/dashboard/possession-photos'
export const models = () => '/dashboard/models'
export const myProducts = () => '/dashboard/my-products'
export const addProduct = () => '/dashboard/add-product'
export const addProductLike = (id: string) => `/dashboard/add-product?from=${id}`
export const editProduct = (id: string) => `/dashboard/my-products/${id}/edit`
export const myOrders = () => '/dashboard/my-orders'
export const mySales = () => '/dashboard/my-sales'
export const order = (id: string) => `/dashboard/orders/${id}`
export const checkout = (orderId: string) => `/dashboard/orders/${orderId}/checkout`
export const payouts = () => '/dashboard/payouts'
export const money = () => '/dashboard/money'
export const offers = () => '/dashboard/offers'
export const disputes = () => '/dashboard/disputes'
export const deadMails = () => '/dashboard/dead-mails'
export const notifications = () => '/dashboard/notifications'
export const notificationSettings = () => '/dashboard/notifications?settings=1'
/** Without scripts: where a notification by mail leads whoever wants no more of its kind. */
export const stopMails = (token: string) => `/mail-notifications/${token}`
export const savedSearches = () => '/dashboard/saved-searches'
export const messages = (threadId?: string) =>
  threadId ? `/dashboard/messages?thread=${threadId}` : '/dashboard/messages'
export const checkup = (token: string) => `/checkup/${token}`
export const renewal = (token: string) => `/renew/${token}`
export const unsubscribe = (token: string) => `/unsubscribe/${token}`
/** Without scripts: where a mail about messages leads whoever wants no more of them. */
export const messageMails = (token: string) => `/message-mails/${token}`
export const outbox = () => '/outbox'
export const sitemap = () => '/sitemap.xml'
export const sitemapOfPages = () => '/sitemaps/pages.xml'
export const sitemapPart = (from: string) => `/sitemaps/phones-${from}.xml`
