import DOMPurify from 'dompurify';
import { Marked } from 'marked';

/** Tags that are read as HTML, where they have no attribute; all others are shown as they are written. */
const PLAIN_TAG =
  /<(?!\/?(?:b|blockquote|br|code|dd|del|details|div|dl|dt|em|hr|i|ins|kbd|li|mark|ol|p|pre|s|samp|small|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul|var)\s*\/?>)/gi;

const marked = new Marked({
  gfm: true,
  renderer: {
    // Even to parse an attribute like `onclick` is reported as a violation of the page's policy.
    html: ({ text }) => text.replace(/<!--[\s\S]*?-->/g, '').replace(PLAIN_TAG, '&lt;'),
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    // A picture that is fetched from elsewhere tells that someone reads here.
    image: ({ text }) => `<em>[Image: ${escape(text) || 'without a description'}]</em>`,
  },
});

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A' || !node.hasAttribute('href')) return;
  node.setAttribute('rel', 'noopener noreferrer');
  if (!node.getAttribute('href')?.startsWith('#')) node.setAttribute('target', '_blank');
});

/** HTML that the page's policy lets in, for `dangerouslySetInnerHTML`. */
export interface SafeHtml {
  readonly __html: string;
}

/** Markdown as HTML without anything that runs, loads or styles. */
export function renderMarkdown(markdown: string): SafeHtml {
  const html = marked.parse(markdown, { async: false });
  const safe = DOMPurify.sanitize(html, {
    RETURN_TRUSTED_TYPE: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'textarea',
      'select',
      'dialog',
      'img',
      'audio',
      'video',
      'picture',
      'source',
      'track',
    ],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'background', 'popover', 'popovertarget', 'tabindex'],
  });
  // The policy's own type, which Preact hands on as it is.
  return { __html: safe as unknown as string };
}
