import type blog from '../../../en/server/shop/blog.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Blog',
  description:
    'Quatro perguntas comuns sobre desenvolvimento web, cada uma respondida em dois minutos.',
  body: `## Quais são as formas de gerenciar o estado em uma aplicação React?

Pergunte primeiro de quem é o estado: a resposta decide a ferramenta.

- **De um só componente**, como um menu aberto: \`useState\`, ou \`useReducer\` quando uma ação muda vários valores juntos.
- **Compartilhado entre irmãos**: suba para o pai comum mais próximo e passe para baixo. Leitores muito aninhados recebem por \`Context\`, que serve para valores que mudam pouco: o tema, o idioma, quem entrou na conta.
- **Da URL**: filtros, abas e páginas. Ali eles sobrevivem a uma recarga e podem ser compartilhados.
- **Do servidor**: listas e registros são cópias que envelhecem. TanStack Query ou SWR buscam, guardam em cache e atualizam, e você não precisa escrever isso.
- **Grande e global**, alterado de muitos lugares: um store como Redux Toolkit ou Zustand, do qual cada componente pega só o que mostra.

O que pode ser calculado a partir de outro estado não é estado: calcule na renderização. A maioria das aplicações precisa de bem menos estado global do que tem no começo.

## Como funciona a herança por protótipos?

Em JavaScript, um objeto herda de outro objeto. Cada um tem uma ligação oculta, o seu protótipo, que é outro objeto ou \`null\`.

Quando você lê \`phone.call\`, o motor procura a propriedade no próprio \`phone\`, depois no protótipo dele, depois no protótipo desse, até encontrar ou até a cadeia acabar, em geral depois de \`Object.prototype\`; aí o valor é \`undefined\`. Escrever é diferente: uma atribuição comum cria ou muda a propriedade no próprio objeto e encobre a herdada.

Os métodos existem uma vez só e são compartilhados, enquanto \`this\` é o objeto em que o método foi chamado. A ligação é definida com \`Object.create(parent)\`. Uma função chamada com \`new\` dá ao novo objeto a sua própria propriedade \`prototype\` como ligação.

\`class\` e \`extends\` são palavras mais claras para a mesma coisa: os métodos vão para \`Phone.prototype\`, e \`extends\` liga um protótipo ao outro. Leia uma ligação com \`Object.getPrototypeOf\` e separe as propriedades próprias das herdadas com \`Object.hasOwn\`.

## O que é um teste unitário e por que escrever testes assim?

Um teste unitário chama uma pequena parte de um programa, como uma função, com uma entrada conhecida e confere o que sai. Ele não precisa de rede, nem de um relógio de verdade, nem de ordem entre os testes, então roda em milissegundos e dá sempre a mesma resposta.

Três coisas fazem valer a pena:

- **Ele acha os erros cedo e perto da causa.** Um teste vermelho diz a função e o caso; uma página quebrada não diz nenhum dos dois.
- **Ele deixa você mudar o código sem medo.** Você pode reestruturar hoje o que alguém escreveu há dois anos e saber em segundos se ainda cumpre o que promete.
- **É documentação que não envelhece.** “Um celular reservado não pode ser reservado de novo” é uma regra, um exemplo e uma verificação ao mesmo tempo.

Teste o que uma parte promete, não como ela faz, ou cada limpeza quebra os testes. Olhe as bordas: nada, um, demais, errado. E acrescente alguns testes do todo: partes que funcionam sozinhas podem falhar juntas.

## React, Angular ou Vue?

Os três montam páginas com componentes e as mantêm em dia com os dados. A diferença está em quanto decidem por você.

- **React** é uma biblioteca para a interface. Componentes são funções que devolvem JSX; uma mudança de estado as chama de novo. Roteador, dados e formulários são escolha sua. Isso dá liberdade e o maior ecossistema, e deixa cada projeto um pouco diferente.
- **Angular** é um framework completo: TypeScript, roteador, formulários, cliente HTTP e injeção de dependências vêm junto, e os signals acompanham o que mudou. Há mais para aprender antes da primeira página, mas equipes grandes encontram a mesma estrutura em todo lugar.
- **Vue** fica no meio. Componentes de um só arquivo reúnem template, script e estilo; a reatividade acompanha quais valores um template usa. Roteador e store são oficiais, mas opcionais. Muita gente acha o mais rápido de aprender.

A velocidade raramente decide: bem usado, qualquer um é rápido o bastante. Escolha o que a sua equipe conhece, o que as bibliotecas de que você precisa suportam e quanta estrutura você quer. Para um primeiro projeto, faça a mesma página pequena com cada um e fique com o que parecer mais natural.`,
} satisfies Translation<typeof blog>
