// The block's editor: what it shows is chosen at the side, and the server draws it.
(function (wp, elements) {
  const { createElement: el } = wp.element;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { Disabled, PanelBody, SelectControl, TextControl, ToggleControl } = wp.components;
  const { __ } = wp.i18n;
  const ServerSideRender = wp.serverSideRender;

  const labels = {
    category: __('Category (slug)', 'sushi-shop'),
    slug: __('Slug', 'sushi-shop'),
    floating: __('At the lower edge of the view', 'sushi-shop'),
    stepper: __('With a field for the quantity', 'sushi-shop'),
    note: __('With a note to the kitchen', 'sushi-shop'),
  };
  const headings = [
    { value: '', label: __('Usual', 'sushi-shop') },
    ...['2', '3', '4', '5', '6'].map((level) => ({ value: level, label: level })),
  ];

  function Edit({ attributes, setAttributes }) {
    const element = elements.find(({ tag }) => tag === attributes.element) || elements[0];
    const bind = (name) => ({ onChange: (value) => setAttributes({ [name]: value }) });
    const field = (name) =>
      el(TextControl, { key: name, label: labels[name], value: attributes[name], ...bind(name) });
    const hasHeading = element.hasFragment || element.fields.includes('heading');
    const controls = el(
      InspectorControls,
      null,
      el(
        PanelBody,
        { title: __('What it shows', 'sushi-shop') },
        el(SelectControl, {
          label: __('Part of the shop', 'sushi-shop'),
          value: element.tag,
          options: elements.map(({ tag, title }) => ({ value: tag, label: title })),
          ...bind('element'),
        }),
        element.fields.filter((name) => name !== 'heading').map(field),
        hasHeading &&
          el(SelectControl, {
            label: __('Level of its first heading', 'sushi-shop'),
            value: attributes.heading,
            options: headings,
            ...bind('heading'),
          }),
        element.flags.map((name) =>
          el(ToggleControl, { key: name, label: labels[name], checked: attributes[name], ...bind(name) }),
        ),
        element.hasRoom &&
          el(TextControl, {
            label: __('Height that is kept free', 'sushi-shop'),
            help: __('As 600px or 80vh; nothing below moves when it comes.', 'sushi-shop'),
            value: attributes.room,
            ...bind('room'),
          }),
      ),
    );
    const preview = el(
      Disabled,
      null,
      el(ServerSideRender, { block: 'sushi-shop/element', attributes, skipBlockSupportAttributes: true }),
    );
    return el('div', useBlockProps(), controls, preview);
  }

  wp.blocks.registerBlockType('sushi-shop/element', {
    edit: Edit,
    save: () => null,
    variations: elements.map(({ tag, title }) => ({
      name: tag,
      title,
      attributes: { element: tag },
      isActive: ['element'],
      scope: ['inserter', 'transform'],
      isDefault: tag === 'shop-menu',
    })),
  });
})(window.wp, window.sushiShopElements);
