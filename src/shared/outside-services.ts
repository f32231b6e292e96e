/** Services of others that get data of the people of a shop, as it is set up; its About page names them. */
export const outsideServices = [
  'stripe',
  'google',
  'file_storage',
  'image_hosts',
  'imei_list',
  'text_messages',
  'mail_server',
  'push_services',
] as const
export type OutsideService = (typeof outsideServices)[number]
