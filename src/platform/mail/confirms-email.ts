/**
 * Whether people confirm their email address before they sell, book or write. Only where mail is
 * really sent: otherwise new accounts can act at once.
 */
export function confirmsEmail(shop: { env: { SMTP_URL?: string | undefined }; demo: boolean }) {
  return shop.env.SMTP_URL !== undefined && !shop.demo
}
