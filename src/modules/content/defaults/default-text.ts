/** A text that admins edit. The description is below the title, and what search engines show. */
export type PageText = { title: string; description: string; body: string }
