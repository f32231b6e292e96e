import type shopSettings from '../../../en/pages/console/shopSettings.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'O que você salva aqui vale em todas as páginas em até um segundo. O registro mostra quem mudou o quê.',
  loading: 'configurações',
  sections: 'Configurações por assunto',
  hasUnsaved: '<hidden>tem alterações não salvas</hidden>',
  section: {
    shop: 'Loja',
    appearance: 'Aparência',
    contact: 'Contato',
    trade: 'Comércio',
    tax: 'Impostos',
    accounts: 'Contas',
    backups: 'Backups',
    notices: 'Avisos',
  },
  about: {
    shop: 'O nome, onde atua e os idiomas que oferece.',
    appearance: 'Cor, logo e ícone das páginas, e-mails e recibos.',
    contact: 'Como falar com você, e quem cuida da loja.',
    trade: 'Comissões, formas de pagar e entregar, repasses e a análise de anúncios.',
    tax: 'IVA sobre as comissões que os vendedores pagam.',
    accounts: 'Quem pode criar conta, como a equipe entra e por quanto tempo ficam os registros.',
    backups: 'Quando se fazem cópias de todos os dados, e onde.',
    notices: 'O que todos leem no topo das páginas, e uma pausa da loja.',
  },
  save: 'Salvar',
  saving: 'Salvando',
  saved: 'Configurações salvas',
  unchanged: 'Nada mudou',
  unsaved:
    '{count, plural, one {{shown} alteração não salva} many {{shown} de alterações não salvas} other {{shown} alterações não salvas}}',
  discard: 'Descartar',
  held: 'Definido pela variável de ambiente <code></code>. Remova lá para mudar aqui.',
  somebody: 'Outra pessoa',
  otherValue: '<name></name> salvou outro valor: <value></value>',
  empty: 'vazio',
  saveAgain: 'Salve de novo para substituir pelo seu.',
  takeSaved: 'Usar o valor salvo',
  notGiven: 'Não informado',
  on: 'Ativado',
  off: 'Desativado',
  pickColor: 'Escolher cor',
  unit: { '%': '%', days: 'dias', hours: 'horas' },
  contrast: {
    buttonLight: 'Botão, tema claro: {ratio} : 1',
    buttonDark: 'Botão, tema escuro: {ratio} : 1',
    linkLight: 'Link, tema claro: {ratio} : 1',
    linkDark: 'Link, tema escuro: {ratio} : 1',
    tooLow: 'Baixo demais',
  },
  check: {
    number: 'Informe um número',
    color: 'Informe uma cor, como #cf3a1d',
    contrast: 'Texto branco sobre esta cor se lê mal. Escolha uma cor mais escura.',
  },
  image: {
    replace: 'Trocar imagem',
    choose: 'Escolher imagem',
    tooLarge: 'O arquivo é grande demais. No máximo {max} MB.',
    saved: '{label}: imagem salva',
    removed: '{label}: imagem removida',
    other: '<name></name> salvou outra imagem, que aparece abaixo. Esta é a sua.',
    useMine: 'Usar a minha',
    keep: 'Manter a salva',
    remove: {
      logo: 'Remover logo',
      logoDark: 'Remover logo do tema escuro',
      icon: 'Remover ícone',
    },
    light: '{label}, tema claro',
    dark: '{label}, tema escuro',
  },
  currencyLocked: 'A moeda não pode mudar depois que um celular foi anunciado',
  setting: {
    name: {
      label: 'Nome da loja',
      help: 'No cabeçalho, nos títulos das páginas, e-mails, recibos e passaportes.',
    },
    country: {
      label: 'País',
      help: 'Onde a loja atua: a primeira opção em endereços, envio e números de telefone.',
    },
    currency: {
      label: 'Moeda',
      help: 'Para todos os preços. Não pode mudar depois que um celular foi anunciado.',
    },
    timeZone: {
      label: 'Fuso horário',
      help: 'Para as horas em e-mails, recibos e relatórios, para quem não escolheu o próprio.',
    },
    languages: {
      label: 'Idiomas',
      help: 'Os visitantes escolhem um no rodapé. O inglês está sempre disponível. Os textos que você escreve aparecem como estão em todos eles.',
    },
    accentColor: { label: 'Cor de destaque', help: 'Para botões e links.' },
    logo: {
      label: 'Logo',
      help: 'No lugar do nome no cabeçalho, em e-mails, recibos e nos cartões que as redes sociais mostram.',
    },
    logoDark: {
      label: 'Logo do tema escuro',
      help: 'Sem ele, o logo aparece lá sobre um fundo branco.',
    },
    icon: {
      label: 'Ícone',
      help: 'Quadrado, para abas do navegador e telas de início. Sem ele, é feito a partir do logo.',
    },
    offlinePages: {
      label: 'Páginas sem conexão e notificações push',
      help: 'Os navegadores guardam as páginas públicas que a pessoa abriu e mostram notificações a quem ativa. Desativado, os navegadores excluem as páginas, e ninguém é avisado em um dispositivo.',
    },
    contactEmail: {
      label: 'E-mail',
      help: 'Aparece na página de contato, que também envia as mensagens para ele.',
    },
    contactAddress: {
      label: 'Nome e endereço de quem cuida da loja',
      help: 'Aparece na página de contato e nos recibos.',
    },
    socialLinks: {
      label: 'Perfis em redes sociais',
      help: 'Endereços que começam com https://. Aparecem no rodapé.',
    },
    feePercent: {
      label: 'Comissão em percentual',
      help: 'Do preço de um celular pago online.',
    },
    feeFixed: { label: 'Comissão fixa', help: 'Somada a ela, por celular.' },
    transferPayee: {
      label: 'Pagamento por transferência',
      help: 'Fora do pagamento online desta loja.',
    },
    transferName: {
      label: 'Nome desta forma de pagamento',
      help: 'Se os compradores pagam à loja.',
    },
    transferInstructions: {
      label: 'Instruções para o comprador',
      help: 'Se os compradores pagam à loja: a conta para pagar.',
    },
    deliveryMethods: {
      label: 'Formas de entrega',
      help: 'O que os vendedores podem oferecer. Os pedidos já feitos mantêm a forma com que foram reservados.',
    },
    newSellerPayoutDays: {
      label: 'Espera do repasse para vendedores novos',
      help: 'Depois da entrega, nas primeiras vendas de um vendedor.',
    },
    payoutChangeHours: {
      label: 'Espera do repasse após alteração da conta bancária',
      help: 'Tempo para notar que foi outra pessoa que mudou.',
    },
    moderation: {
      label: 'Análise de anúncios novos',
      help: 'As regras de risco podem segurar um anúncio nos dois casos.',
    },
    chargesVat: {
      label: 'IVA sobre as comissões',
      help: 'As comissões continuam iguais: passam a conter o IVA, que aparece nos extratos e recibos dos vendedores.',
    },
    vatPercent: {
      label: 'Taxa de IVA',
      help: 'Para as comissões cobradas a partir de agora. As anteriores mantêm a taxa que tinham.',
    },
    vatNumber: {
      label: 'Número de IVA da loja',
      help: 'Com o código do país, como DE136695976. Um vendedor profissional com número de IVA de outro país da UE paga então as comissões sem IVA (autoliquidação).',
    },
    registration: { label: 'Contas novas', help: 'Quem já tem conta sempre pode entrar.' },
    staffSecondFactorDays: {
      label: 'Prazo da equipe para a verificação em duas etapas',
      help: 'Depois disso, sem ela não há acesso às páginas da equipe.',
    },
    smsDailyLimit: {
      label: 'SMS por dia',
      help: 'O máximo que esta loja envia para confirmar números de telefone.',
    },
    smsCountries: {
      label: 'Países dos números de telefone',
      help: 'Códigos de duas letras, como BR. Sem nenhum, podem ser confirmados números de todos os países.',
    },
    eventKeepDays: {
      label: 'Dias que os eventos ficam guardados',
      help: 'Menos os de pedidos, que ficam.',
    },
    mailKeepDays: {
      label: 'Dias que os e-mails enviados ficam na lista',
      help: 'Sem o texto, que é excluído no envio.',
    },
    backupTarget: {
      label: 'Backups agendados',
      help: 'Cada backup é um arquivo na pasta “backups”, com o banco de dados, as fotos e as chaves. Copie os backups do servidor para outra máquina: eles se perdem se o disco falhar.',
    },
    backupTime: {
      label: 'Horário',
      help: 'Para um backup por dia, no fuso horário da loja. Deixe em branco para definir as horas entre backups.',
    },
    backupEveryHours: {
      label: 'Horas entre backups',
      help: 'Vale quando não há horário definido.',
    },
    backupKeep: {
      label: 'Backups guardados',
      help: 'Os mais antigos são excluídos depois de cada backup agendado.',
    },
    announcement: {
      label: 'Comunicado',
      help: 'Aparece no topo de todas as páginas. Endereços da web nele viram links.',
    },
    maintenance: { label: 'Modo de manutenção', help: 'Só a equipe pode usar a loja.' },
    maintenanceText: {
      label: 'Aviso de manutenção',
      help: 'O que os visitantes leem enquanto isso. Endereços da web nele viram links.',
    },
  },
  option: {
    transferPayee: {
      off: 'Não oferecido',
      seller: 'Os compradores pagam ao vendedor',
      shop: 'Os compradores pagam à loja',
    },
    deliveryMethods: {
      both: 'Em mãos e envio',
      pick_up: 'Só em mãos',
      shipping: 'Só envio',
    },
    moderation: { post: 'Depois da publicação', pre: 'Antes da publicação' },
    registration: {
      open: 'Qualquer pessoa pode criar conta',
      invitation: 'Só quem tem convite',
      closed: 'Ninguém pode criar conta',
    },
    backupTarget: {
      off: 'Desativados',
      folder: 'Neste servidor, na pasta de dados',
      bucket: 'No bucket S3',
    },
  },
} satisfies Translation<typeof shopSettings>
