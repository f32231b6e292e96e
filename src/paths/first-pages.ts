/** Addresses of the pages that nearly every page leads to: all of them are in the first script. */

export const home = () => '/'
export const login = (from?: string) =>
  from ? `/login?from=${encodeURIComponent(from)}` : '/login'
export const products = () => '/products'
export const category = (id: string) => `/categories/${id}`
export const model = (slug: string) => `/models/${slug}`
export const phone = (id: string) => `/phones/${id}`
/** The one address of a phone's page; `slug` is empty when its name has no plain letters. */
export const namedPhone = (id: string, slug: string) => `/phones/${slug ? `${id}-${slug}` : id}`
export const compare = () => '/compare'
export const favourites = () => '/favourites'
export const blog = () => '/blog'
export const about = () => '/about'
export const contact = () => '/contact'
export const support = () => '/support'
export const dashboard = () => '/dashboard'
/** New listings; with the parameters of a search, those that it finds. */
export const feed = () => '/feeds/phones.xml'
export const brandFeed = (slug: string) => `/feeds/brands/${slug}.xml`
export const picture = (listingId: string) => `/og/${listingId}.png`
