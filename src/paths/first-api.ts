/** Addresses of the API that the first script calls. */

const text = encodeURIComponent

export const me = () => '/api/me'
export const isAdmin = (email: string) => `/api/users/${text(email)}`
export const isBuyer = (email: string) => `/api/users/buyer/${text(email)}`
export const isSeller = (email: string) => `/api/users/seller/${text(email)}`
export const phones = () => '/api/phones'
export const phone = (id: string) => `/api/phones/${text(id)}`
export const search = () => '/api/search'
export const suggestions = () => '/api/suggestions'
export const places = () => '/api/places'
export const favourites = () => '/api/favourites'
export const favouriteIds = () => '/api/favourite-ids'
export const favourite = (id: string) => `/api/favourites/${text(id)}`
export const categories = () => '/api/categories'
export const category = (id: string) => `/api/categories/${text(id)}`
export const adverts = () => '/api/advertise'
export const config = () => '/api/config'
export const signOut = () => '/api/auth/sign-out'
export const orders = () => '/api/orders'
