/** An icon of Lucide by its name, such as `virtual:icons/pencil`: see icons.plugin.ts. */
declare module 'virtual:icons/*' {
  const icon: import('./icon.tsx').IconComponent
  export default icon
}
