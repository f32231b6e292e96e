import Banknote from 'virtual:icons/banknote'
import Bell from 'virtual:icons/bell'
import BellRing from 'virtual:icons/bell-ring'
import BookOpen from 'virtual:icons/book-open'
import CirclePlus from 'virtual:icons/circle-plus'
import Flag from 'virtual:icons/flag'
import Handshake from 'virtual:icons/handshake'
import House from 'virtual:icons/house'
import IdCard from 'virtual:icons/id-card'
import Landmark from 'virtual:icons/landmark'
import Mail from 'virtual:icons/mail'
import MailX from 'virtual:icons/mail-x'
import MessagesSquare from 'virtual:icons/messages-square'
import Receipt from 'virtual:icons/receipt'
import Scale from 'virtual:icons/scale'
import Settings from 'virtual:icons/settings'
import ShieldCheck from 'virtual:icons/shield-check'
import ShoppingBag from 'virtual:icons/shopping-bag'
import Smartphone from 'virtual:icons/smartphone'
import Store from 'virtual:icons/store'
import Tag from 'virtual:icons/tag'
import UserRound from 'virtual:icons/user-round'
import UserRoundCheck from 'virtual:icons/user-round-check'
import UsersRound from 'virtual:icons/users-round'

/** The icons of the sidebar, by name: they come with the dashboard, not with every page. */
export const navIcons = {
  Banknote,
  Bell,
  BellRing,
  BookOpen,
  Flag,
  Handshake,
  House,
  IdCard,
  Landmark,
  Mail,
  MailX,
  MessagesSquare,
  CirclePlus,
  Receipt,
  Scale,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Smartphone,
  Store,
  Tag,
  UserRound,
  UserRoundCheck,
  UsersRound,
}

export type NavIcon = keyof typeof navIcons
