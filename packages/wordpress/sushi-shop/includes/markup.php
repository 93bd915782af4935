<?php
/**
 * Markup of an element.
 *
 * @package Sushi_Shop
 */

namespace Sushi_Shop;

defined( 'ABSPATH' ) || exit;

/**
 * An element with what stands in it until the widget does: what the author wrote, its page's words, or a link to it.
 *
 * @param string $tag     Of an element of `elements()`.
 * @param array  $values  Of its attributes, and `heading`, `room`.
 * @param string $content Safe HTML of the author's.
 * @return string
 */
function element_html( $tag, $values, $content = '' ) {
	$element  = elements()[ $tag ];
	$settings = settings();
	if ( '' === $settings['storefront'] ) {
		return author_note( __( 'The storefront\'s address is missing in Settings, Sushi Shop.', 'sushi-shop' ) );
	}
	$values = clean_values( $element, $values );
	if ( in_array( 'slug', $element['attributes'], true ) && '' === $values['slug'] ) {
		/* translators: %s: an element, as "Dish" */
		return author_note( sprintf( __( '%s: the slug is missing.', 'sushi-shop' ), $element['title'] ) );
	}
	$path       = element_path( $element['path'], $values );
	$attributes = array_merge( settings_attributes( $settings ), array_filter( array_intersect_key( $values, array_flip( $element['attributes'] ) ), 'strlen' ) );
	foreach ( $element['flags'] as $flag ) {
		if ( $values[ $flag ] ) {
			$attributes[ $flag ] = '';
		}
	}
	if ( ! $element['inline'] ) {
		$attributes['style'] = 'display:block;min-height:' . ( '' === $values['room'] ? $element['room'] : $values['room'] );
	}
	if ( '' === $content && '' !== $element['area'] ) {
		$content = fragment( $element['area'], $path, (int) $values['heading'] ? (int) $values['heading'] : 2 );
	}
	if ( '' === $content ) {
		$link    = '<a href="' . esc_url( $settings['storefront'] . $path ) . '">' . esc_html( $element['title'] ) . '</a>';
		$content = $element['inline'] ? $link : '<p>' . $link . '</p>';
	}
	return '<' . $tag . attributes_html( $attributes ) . '>' . $content . '</' . $tag . '>';
}

/**
 * What a shortcode or a block gives, by name; anything that cannot be right counts as nothing.
 *
 * @param array $element Of `elements()`.
 * @param array $given   As it was typed.
 * @return array
 */
function clean_values( $element, $given ) {
	$text = function ( $name, $pattern ) use ( $given ) {
		$value = isset( $given[ $name ] ) && is_scalar( $given[ $name ] ) ? trim( (string) $given[ $name ] ) : '';
		return preg_match( $pattern, $value ) ? $value : '';
	};
	$values = array(
		'slug'     => $text( 'slug', '/^[\p{L}\p{N}_.~-]{1,200}$/u' ),
		'category' => $text( 'category', '/^[\p{L}\p{N}_.~-]{1,200}$/u' ),
		'heading'  => $text( 'heading', '/^[1-6]$/' ),
		'room'     => $text( 'room', '/^\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|vh|svh|dvh)$/' ),
	);
	foreach ( $element['flags'] as $flag ) {
		// In a shortcode a flag may stand alone: `[shop_cart_button floating]`.
		$is_bare         = in_array( $flag, array_filter( $given, 'is_int', ARRAY_FILTER_USE_KEY ), true );
		$values[ $flag ] = $is_bare || ( isset( $given[ $flag ] ) && wp_validate_boolean( $given[ $flag ] ) );
	}
	return $values;
}

/**
 * What the settings say of every element, by attribute.
 *
 * @param array $settings All of them.
 * @return array
 */
function settings_attributes( $settings ) {
	$attributes = array(
		'look'       => 'page' === $settings['look'] ? 'page' : '',
		'data-theme' => 'auto' === $settings['theme'] ? '' : $settings['theme'],
		'open'       => 'page' === $settings['open'] ? 'page' : '',
		'api-base'   => $settings['api_base'],
		'tenant'     => $settings['tenant'],
	);
	$given = array_filter( $attributes, 'strlen' );
	return $settings['fonts'] ? array_merge( $given, array( 'fonts' => '' ) ) : $given;
}

/**
 * Attributes of a tag; names are this plugin's own.
 *
 * @param array $attributes Values by name.
 * @return string
 */
function attributes_html( $attributes ) {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= ' ' . $name . ( '' === $value ? '' : '="' . ( 'api-base' === $name ? esc_url( $value ) : esc_attr( $value ) ) . '"' );
	}
	return $html;
}

/**
 * What is wrong, for those who can mend it; visitors see nothing.
 *
 * @param string $text What is wrong.
 * @return string
 */
function author_note( $text ) {
	return current_user_can( 'edit_posts' ) ? '<p><em>' . esc_html( $text ) . '</em></p>' : '';
}
